import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pageList } from './src/shared/config/pages.ts';

const gateway = {
  '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: true },
};

/** `pages.json`: the addresses that the gateway answers with the application. */
const listedPages: Plugin = {
  name: 'listed-pages',
  generateBundle() {
    const paths = pageList.map(([, { path }]) => path).filter((path) => path !== '*');
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths) });
  },
};

/** Each text of the build as `.br` and `.gz` beside it, so that nobody packs it at a request. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' });
    for (const path of paths.filter((name) => /\.(?:js|css|svg|json|txt)$/.test(name))) {
      const file = join(dir, path);
      const text = readFileSync(file);
      if (text.length < PACKED_FROM) continue;
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params: QUALITY }));
    }
  },
};
const PACKED_FROM = 1024;
/** The highest takes six times as long for three percent less. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };

export default defineConfig({
  plugins: [react(), tailwindcss(), listedPages, packed],
  // The contracts are read from their sources, so the SPA builds without building them first.
  resolve: { conditions: ['casewright-source', ...defaultClientConditions] },
  server: { proxy: gateway },
  preview: { proxy: gateway },
  // Its words are fetched after the worker itself.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A browser that knows no preloading fetches a part when it is imported.
    modulePreload: { polyfill: false },
    // The content security policy allows no data: fonts or images.
    assetsInlineLimit: 0,
    // The citation formatter with its tables of courts, fetched when a citation is edited.
    chunkSizeWarningLimit: 700,
  },
});
