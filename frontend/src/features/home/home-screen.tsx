import { productName } from '../../shared/config/product';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { HomeFooter } from './home-footer';
import { ToolCard } from './tool-card';
import { tools } from './tools';

export function HomeScreen() {
  useDocumentTitle('Home');
  return (
    <div className="flex min-h-[calc(100dvh-6rem)] flex-col">
      <header className="mb-10 md:mb-14">
        <div aria-hidden className="rule-double mb-8 md:mb-12" />
        <h1 className="text-3xl md:text-4xl">{`Welcome to ${productName}`}</h1>
        <p className="mt-3 max-w-measure font-serif text-lg text-ink-soft md:text-xl">
          Your Legal AI Research Assistant for Modern Practice
        </p>
      </header>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.to} className="flex">
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      <HomeFooter />
    </div>
  );
}
