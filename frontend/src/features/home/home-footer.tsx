import { makerName } from '../../shared/config/product';

export function HomeFooter() {
  return (
    <footer className="mt-auto pt-14 text-sm text-ink-faint">
      <p className="border-t border-rule pt-5">{`Made with love by ${makerName}`}</p>
    </footer>
  );
}
