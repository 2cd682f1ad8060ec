import { defineConfig } from 'vite';
import { compressed } from './compressed.config';

/** `/widget.js`: one classic script without a framework, for the pages of others. */
export default defineConfig({
  plugins: [compressed()],
  build: {
    outDir: 'dist/widget',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    lib: { entry: 'src/app/widget/widget.ts', formats: ['iife'], name: 'dehesaWidget', fileName: () => 'widget.js' },
  },
});
