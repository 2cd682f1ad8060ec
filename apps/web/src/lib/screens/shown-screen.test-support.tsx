import type { AppRouter } from '@dehesa/server/router';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { LanguageProvider } from '../backoffice-language';
import { loadBackofficeTexts } from '../backoffice-texts';
import { trpc } from '../trpc';
import { until } from './comes-true.test-support';

/** What procedures answer to what they are sent, or fail with, by their path; one that is not named is on its way for good. */
type Answers = Record<string, (input: unknown) => unknown>;

/** For tests: a part of the back office in a document of its own, in Spanish, with a server of these answers behind it. */
export function screensOf(answers: Answers) {
  const asked: string[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        asked.push(op.path);
        const answer = answers[op.path];
        if (answer === undefined) return;
        // As late as a server's.
        setTimeout(() => {
          try {
            observer.next({ result: { type: 'data', data: answer(op.input) } });
            observer.complete();
          } catch (error) {
            observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
          }
        }, 20);
      });
  let leave = () => {};

  beforeAll(() => loadBackofficeTexts('es'));
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    asked.length = 0;
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  /** Shows it at an address; what it has read is kept for the product's ten seconds. */
  function show(Screen: () => ReactNode, address = '/') {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } });
    const client = trpc.createClient({ links: [link] });
    const router = createRouter({
      routeTree: createRootRoute({ component: Screen, notFoundComponent: Screen }),
      history: createMemoryHistory({ initialEntries: [address] }),
    });
    root.render(
      <MantineProvider env="test">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <LanguageProvider first="es">
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </LanguageProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>,
    );
    leave = () => {
      root.unmount();
      place.remove();
      queryClient.clear();
    };
    return { queryClient, goTo: (next: string) => router.history.push(next) };
  }

  return { asked, show };
}

/** The first button with this name or these words. */
export const button = (name: string) =>
  until(() =>
    [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    ),
  );

/** The field with this label. */
export const field = (label: string) =>
  until(() => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent.replace(/ \*$/, '') === label);
    const control = found && document.querySelector(`#${CSS.escape(found.htmlFor)}`);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
    return control instanceof HTMLTextAreaElement ? control : null;
  });
