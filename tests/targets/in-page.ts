import { runPage } from "./harness/run-page.ts";
import { PAGES } from "./pages/all.ts";

const corpus = {
  pages: PAGES.map(({ name }) => name),
  run: (name: string) => runPage(PAGES.find((page) => page.name === name)!),
};

export type Corpus = typeof corpus;

declare global {
  interface Window {
    corpus: Corpus;
  }
}

window.corpus = corpus;
