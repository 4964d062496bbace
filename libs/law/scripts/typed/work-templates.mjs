/** The orders and marks in which works are typed, by kind. */
const VOLUME = '<{vol}|@v{vol}>';
const ISSUE = '[<, no. |, issue |, No. |, no |, issue no. >{issue}]';
const DATED = '<({year})|({year})|({year})|, {year}| ({month} {year})|, {month} {year}>';
export const ARTICLE = [
  '{author}@,<|Note, |Comment, |Book Review, |>{title}@,{vol} {journal} {page}[@at{pin}] <({year})|({year})|, {year}>',
  '{author}@,@"{title}<,"|"|",> {vol} {journal} {page}[@at{pin}] <({year})|, {year}>',
  '{author}@,@"{title}<,"|"|",|.”> <in |>{journal}<, | >@v{vol}@,<page |p. |pp. |at >{page} ({year})',
  `{author}@,{title}@,{journal}@,${VOLUME}${ISSUE}@,@pp{page}<, ({year})|, {year}| ({year})>`,
  `{author}@,{title}@,{journal} ${VOLUME}${ISSUE} ${DATED}<, |: >@pp{page}[@at{pin}]`,
  '{author}@,{title}@,{journal} {vol}<:|, >{issue}< ({year})|, {year}><: |, >{page}',
  '{apa:author} ({year})<. |, |.>{title}<. |, |? >{journal}<, | >{vol}[<(| (>{issue}<)>]<, |:|: >@pp{page}',
  '{apa:author}, {year}<. |, >{title}<. |, >{journal}<, | >{vol}[(>{issue}<)]<, |: >{page}'.replace(
    '[(>{issue}<)]',
    '[({issue})]',
  ),
  '{apa:author} ({year})<. |, >{title}<. |, >{journal}, vol. {vol}[, no. {issue}]<, pp. |, pages >{page}',
  '{chicago:author}. @"{title}." {journal} {vol}[, no. {issue}] ({year}): {page}',
  '{chicago:author}<. |, >{title}<. |, >{journal} {vol}[, no. {issue}] ({year})<: |, >{page}',
  '{author}, @"{title}," {journal} {vol}[, no. {issue}] ({year}): {page}',
  `{author}<, |. |: >{title}<. |, >{journal}<, |. >${VOLUME}${ISSUE}, @pp{page} ({year})`,
  '{title}@,<by |>{author}@,{vol} {journal} {page}[@at{pin}] ({year})',
  '<@"{title}"|{title}|"{title},"> by {author}< in |, |, in >{journal}[<, | >@v{vol}][<, no. |, issue >{issue}]<, | >{year}[<, pp. |, page |, at >{page}]',
  '{title}@,{vol} {journal} {page}[@at{pin}] <({year})|, {year}>',
  '{author}@,<Note|Comment|Student Note>@,{title}@,{vol} {journal} {page}[@at{pin}] ({year})',
  '<Note|Comment>@,{title}@,{vol} {journal} {page}[@at{pin}] ({year})',
  '{vol} {journal} {page}[@at{pin}] ({year})@,{author}@,{title}',
  '{vol} {journal} {page}[@at{pin}] ({year})[ ({author})]',
  '{author}@,{title} ({year})@,{vol} {journal} {page}[@at{pin}]',
  '{author} ({year})@,{title}@,{vol} {journal} {page}',
  '{author}@,{title}@,{vol} {journal}<, page | p. | pp. |, at >{page}[<, at |, >{pin}] ({year})',
  '{author}@,{year}@,{title}@,{journal}@,{vol}[({issue})]@,@pp{page}',
  '{author}@,{title}@,{journal} ({year}) {vol}<, |: >{page}',
  '{family:author}@,{title}@,{vol} {journal} {page}[@at{pin}]<| ({year})>',
  '{apa:author} ({year})<. |, >{title}<. |, >{journal}, {vol}[({issue})], {page}. {doi:url}',
  '{author}, @"{title}," {journal} {vol}[, no. {issue}] ({year}): {page}[, {doi:url}]',
  '{author}@,{title}@,{journal}@,{vol}, {page} ({year})[@,{doi:url}]',
  '{author}<, | >{title}<, | >{journal}<, | ><vol |volume |vol. |>{vol}<, | >[<no |no. |issue |iss. >{issue}<, | >]<{year}|({year})><, | ><at |pp |pp. |pages |p. |>{page}',
  '{author}<, | >{title}<, | >{vol} {journal} {page}<, | >{year}',
  '{title}<, | >by {author}<, | >{journal}<, | ><vol |>{vol}<, | ><page |pages |p. |at >{page}<, | ><{year}|({year})>',
  '{title}<, | >{author}<, | >{vol} {journal} {page}<, | ><{year}|({year})>',
  '{author}<. |, >{year}<. |, >{title}<. |, >{journal}<. |, | >{vol}[<(| (>{issue}<)>]<: |, | >{page}',
  '{surname:author} {year}<. |, >{title}<. |, >{journal}<. |, | >{vol}[({issue})]<: |, | >{page}',
];
const PIN = '<, at | at |, p. |, page |, pp. | | |, >{pin}';
const EDITION = '<{ed} ed.|{ed} ed.|{ed} edition|{ed} ed>';
export const BOOK = [
  `{author}@,{title}[${PIN}] <({year})|(${EDITION} {year})|({pub} {year})|({place}: {pub}, {year})|({pub}, {year})|(${EDITION}, {pub} {year})|({editor} ed., {year})|({editor} ed., ${EDITION} {year})>`,
  `{author}@,{title}[${PIN}] <({year})|(${EDITION} {year})|({pub} {year})|({pub}, {year})>`,
  `{vol} {author}@,{title}[<, @§| @§>{bsec:sec}][${PIN}] <({year})|(${EDITION} {year})|({pub} {year})>`,
  `{author}@,{title} @§{bsec:sec}[${PIN}] <({year})|(${EDITION} {year})|({pub} ${EDITION} {year})>`,
  `{author}@,{title}[@,${EDITION}]@,{pub}@,{year}[${PIN}]`,
  `{author}@,{title}[@,${EDITION}]@,{place}: {pub}, {year}[${PIN}]`,
  `{apa:author} ({year})<. |, >{title}[ (${EDITION})]<. |, >[{place}: ]{pub}`,
  `{apa:author}, {year}<. |, >{title}[, ${EDITION}]<. |, >{pub}`,
  `{chicago:author}. {title}[. ${EDITION}]. [{place}: ]{pub}, {year}`,
  `{author}, {title}[, ${EDITION}] ([{place}: ]{pub}, {year})[, {pin}]`,
  `{title}<, by | by |, >{author}[@,${EDITION}][<, |, (>{pub}]@,{year}[${PIN}]`.replace(
    '[<, |, (>{pub}]',
    '[, {pub}]',
  ),
  `{title} by {author}<, | ({pub}, {year})|, {pub}, {year}| ({year})>`.replace('<, |', '<'),
  `{author}<, |: |. >{title} (${EDITION}[, {pub}] {year})[${PIN}]`,
  `{author}@,{title}@,vol. {vol}[@,@§{bsec:sec}]@,{pub}@,{year}`,
  `{author}@,{title}@,@v{vol}[@,@§{bsec:sec}][${PIN}] ({year})`,
  `{editor}<, ed.| (ed.)|, editor|, eds.| (Ed.)| (Eds.)>@,{title}<, {pub}, {year}| ({year})| ({pub}, {year})|. ({year}). {pub}>`,
  `{author}@,{title}<, page |, p. |, at >{pin}[@,${EDITION}]@,{year}`,
  `{author}@,{title} ({year})<, |, at |, p. >{pin}`,
  `{author}'s {title}<, | >({year})<, |, at |, p. >{pin}`,
  `{author}@,{title}@,{pub}@,{year}@,<page |p. |pp. |at >{pin}`,
  `{author}@,{title}@,${EDITION}, {pub}, {year}, <p. |page |at >{pin}`,
  `{author}@,{title}<, translated by |, trans. by |, edited by >{editor}[ ({pub}] {year}<)|>`.replace(
    '[ ({pub}] {year}<)|>',
    ' ({pub}, {year})',
  ),
  `{family:author}<, | on | >{title}[ @§{bsec:sec}][${PIN}] <({year})|(${EDITION} {year})>`.replace(
    '< |, on| >',
    ', ',
  ),
  '{author}<, | >{title}<, | >{place}: {pub}<, | >{year}[<, | ><p |p. |page |at >{pin}]',
  '{author}<, | >{title}<, | >{pub}<, | >{year}[<, | ><p |p. |page |at |pp ><{pin}>]',
  '{author}<, | >{title}<, | >{ed} <ed|edition|ed.><, | >[{pub}<, | >]{year}[<, | ><p |p. |page |at >{pin}]',
  '{title}<, | >by {author}<, | >[{ed} <ed|edition|ed.><, | >]{pub}<, | >{year}[<, | ><p |page |at >{pin}]',
  '{author}: {title} <({pub} {year})|({year})|({pub}, {year})>',
  '{surname:author} {year}<. |, >{title}<. |, >[{place}: ]{pub}',
];
export const CHAPTER = [
  '{author}@,{title}@,in {book} {page}[<, at |, >{pin}] <({editor} ed., {year})|({editor} eds., {year})|({editor} eds. {year})|({year})>',
  '{author}@,<@"{title},"|{title},> in {book}<, edited by |, ed. |, ed. by >{editor}[<, pp. |, pages |, >{page}]<, | >({pub}, {year})',
  '{author}, @"{title}," in {book}, ed. {editor} ([{place}: ]{pub}, {year}), {page}',
  '{apa:author} ({year})<. |, >{title}. In {editor} <(Ed.)|(Eds.)|(eds.)|(ed.)>, {book} (pp. {page})<. |, >{pub}',
  '{apa:author} ({year})<. |, >{title}<. In |, in |, In >{editor} <(Ed.)|(Eds.)|(eds.)>, {book}<, |. >[pp. {page}<. |, >]{pub}',
  '{chicago:author}. @"{title}." In {book}, edited by {editor}, {page}. [{place}: ]{pub}, {year}',
  '{author}@,{title}@,<chapter |ch. >{chap}< in | of |, in >{book}< ({editor} ed., {year})| ({year})|, {pub}, {year}| ({editor}, ed.) ({year})>',
  '{author}@,{title}@,<in |in: >{editor}<, ed., | (ed.), | (eds.), |, eds., |, editors, >{book}[<, pp. |, at |, pages >{page}]<, |. >[{place}: ][{pub}<, | >]<{year}|({year})>',
  '{author}@,{title}< in | (in ><{book}><, at | |, pp. |, p. >{page} ({editor} eds., {year})'.replace(
    '< in | (in ><{book}>',
    ' in {book}',
  ),
  '<@"{title}"|{title}> by {author} in {book}<, edited by | (ed. |, ed. >{editor}[<, | (>{pub}]<, |, >{year}[, {page}]'
    .replace('[<, | (>{pub}]', '[, {pub}]')
    .replace('| (ed. ', ''),
  '{author}@,<chapter |ch. |the chapter |>@"{title}"<, | >in {book}<, | ><edited by |ed. |ed. by |eds. >{editor}<, | >[{pub}<, | >]{year}<, | ><starts at |beginning at |pages |pp |at |p >{page}[<, cite |, citing |, at |, cited page ><{pin}>]',
  '{author}<, | >{title}<, | >in {book}<, | ><{editor} ed|{editor} eds|edited by {editor}><, | >{year}<, | ><pp |at |page |p |pages >{page}',
  '{author} {year}<. |, >{title}<. |, >in {editor} <ed|eds|(ed.)|(eds.)>[<, |. >]{book}[<, | >pp {page}]<. |, >{pub}',
];
const DAY = '{month} {day}, {year}';
export const NEWS = [
  `{author}@,<@"{title}"|@"{title},"|{title}|{title}>@,{paper:journal}@,<${DAY}|${DAY}|{day} {month} {year}>[<, at |, page |, p. |, at page >{npage:page}][<, |, at |. >{url}]`,
  `{author}@,{title}@,{paper:journal} (${DAY})[<, at |, >{npage:page}][, {url}]`,
  `{author}@,{title}@,{paper:journal}@,${DAY}@,<at |p. |page |sec. |>{npage:page}`.replace(
    '|sec. ',
    '',
  ),
  `{apa:author} ({year}, {month} {day})<. |, >{title}<. |, >{paper:journal}[<, p. |, |, pp. >{npage:page}][. {url}]`,
  `{chicago:author}. @"{title}." {paper:journal}, ${DAY}[, {npage:page}][. {url}]`,
  `{author}, @"{title}," {paper:journal}, ${DAY}[, {npage:page}][, {url}]`,
  `<@"{title}"|@"{title},"|{title}>@,{paper:journal}@,${DAY}[<, at |, p. >{npage:page}][<, | >{url}]`,
  `{paper:journal}@,${DAY}@,<@"{title}"|{title}>[<, by | by >{author}][<, at |, page >{npage:page}]`,
  `{title}<, by | by >{author}@,{paper:journal}@,${DAY}[<, at |, p. >{npage:page}]`,
  `{author}@,{title}@,<Editorial, |Op-Ed, |Opinion, |>{paper:journal}@,${DAY}[, at {npage:page}]`,
  `{author} in the {paper:journal}@,${DAY}@,<@"{title}"|{title}>`,
  `{author}@,${DAY}@,{title}@,{paper:journal}[@,{npage:page}]`,
  '{surname:author} {year} {month} {day}<. |, >{title}<. |, >{paper:journal}[<, | ><p. |p |>{npage:page}]',
  '{author}<, | >{title}<, | >{paper:journal}<, | >{month} {day}<, | >{year}[<, | ><page |p |at |>{npage:page}]',
  '{title}<, | >{author}<, | >{paper:journal}<, | >{month} {day}<, | >{year}[<, | ><page |p |at |>{npage:page}]',
  '{title}<, | >{paper:journal}<, | >{month} {day}<, | >{year}[<, | ><page |p |at |>{npage:page}]',
];
const ACCESS =
  '[< (last visited {acc})| (accessed {acc})|, accessed {acc}|, last visited {acc}|. Accessed {acc}| (visited {acc})|, retrieved {acc}| last accessed {acc}>]';
export const WEB = [
  `{author}@,<@"{title}"|{title}|@"{title},">@,{site:journal}[ (${DAY})|]@,{url}${ACCESS}`.replace(
    '|]',
    ']',
  ),
  `{title}@,{site:journal}[<, | >(${DAY})]@,{url}${ACCESS}`,
  `{site:journal}@,<@"{title}"|{title}|@"{title},">[@,${DAY}]@,<available at |at |>{url}${ACCESS}`,
  `{apa:author} ({year}, {month} {day})<. |, >{title}<. |, >[{site:journal}. ]<Retrieved from |>{url}`,
  `{site:author} ({year})<. |, >{title}<. |, >{url}`,
  `{author}@,{title}@,{site:journal}@,${DAY}@,{url}${ACCESS}`,
  `{author}, @"{title}," {site:journal}, <last modified |>${DAY}, {url}`,
  `{chicago:author}. @"{title}." {site:journal}<, |. >${DAY}. {url}`,
  `{author} ({month} {day}, {year})@,{title}[@,{site:journal}]@,{url}`,
  `{url}@,{title}@,{site:journal}${ACCESS}`,
  `{author}@,{title}@,{url}${ACCESS}`,
  `{title}[, {site:journal}]< (>{url}<)>${ACCESS}`,
  `{title}, {author}, {site:journal}, <{month} {day}<, | >{year}|{year}>, {url}${ACCESS}`,
  `{author}, {title}, {site:journal}, <{month} {day}<, | >{year}|{year}>[, <available at |at |>]{url}${ACCESS}`,
  `{org:author}, {title}<, |, ({month} {day}, {year}), |, {month} {day} {year}, >{url}${ACCESS}`,
  `{org:journal}, {title}, {domain:O}, {url}${ACCESS}`
    .replace('{domain:O}', '{site2:journal}')
    .replace('{org:journal}', '{org:author}'),
];
