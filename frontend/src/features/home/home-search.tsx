import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchHref } from '../../shared/config/paths';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';

/** A search begins here; the search screen runs it. */
export function HomeSearch() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // Behind the focus that each navigation gives to the screen, which is set a frame earlier. Whoever
  // was quicker, and opened a menu, keeps it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, [data-focus-target]'))
        field.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') field.current?.focus();
    else void navigate(searchHref(query));
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="flex max-w-3xl gap-3">
        <label htmlFor={id} className="sr-only">
          Search case law
        </label>
        <Input
          ref={field}
          id={id}
          data-search-field
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Question, case, or citation"
          className="h-12 min-w-0 md:text-lg"
        />
        <Button type="submit" size="lg" className="max-sm:px-4">
          <Search aria-hidden className="size-4 max-sm:hidden" />
          Search
        </Button>
      </form>
    </search>
  );
}
