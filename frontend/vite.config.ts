import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const gateway = {
  '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: true },
};

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The contracts are read from their sources, so the SPA builds without building them first.
  resolve: { conditions: ['casewright-source', ...defaultClientConditions] },
  server: { proxy: gateway },
  preview: { proxy: gateway },
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts or images.
    assetsInlineLimit: 0,
    // The citation formatter with its tables of courts, fetched when a citation is edited.
    chunkSizeWarningLimit: 700,
  },
});
