import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { html } from '../src/platform/html/html.ts';
import { sendSimulatorFile, sendSimulatorPage } from './simulator-page.ts';

/** How a simulator behaves; `none`: it answers as documented. */
export const failureModes = [
  'none',
  'server-error',
  'rate-limited',
  'slow',
  'unreachable',
  'malformed',
  'duplicate',
  'mixed',
  'flaky',
] as const;
export type FailureMode = (typeof failureModes)[number];

const explanations: Readonly<Record<FailureMode, string>> = {
  none: 'Werkt zoals beschreven',
  'server-error': 'Antwoordt met een fout (500)',
  'rate-limited': 'Vraagt om later terug te komen (429)',
  slow: 'Antwoordt na vijftien seconden',
  unreachable: 'Verbreekt de verbinding',
  malformed: 'Stuurt een half antwoord',
  duplicate: 'Krijgt elk verzoek twee keer',
  mixed: 'Faalt, verliest het antwoord en werkt, om de beurt',
  flaky: 'Faalt af en toe',
};

/** The behaviour of a simulator, which its page shows and changes. */
export interface Behaviour {
  failureMode: FailureMode;
}

/**
 * Answers what is asked of the simulator itself: `PUT <path>/<failure mode>`, and a page at the path for people. False for a request to the simulated service.
 */
export async function serveControl(
  request: IncomingMessage,
  response: ServerResponse,
  behaviour: Behaviour,
  path = '/control',
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://simulator');
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  const put = request.method === 'PUT' ? modeOf(pathname.slice(path.length + 1)) : undefined;
  if (put !== undefined) {
    behaviour.failureMode = put;
    response.writeHead(204).end();
    return true;
  }
  if (pathname !== path) return sendSimulatorFile(request, response);
  if (request.method === 'POST') {
    const chosen = modeOf(new URLSearchParams(await text(request)).get('mode') ?? '');
    if (chosen !== undefined) behaviour.failureMode = chosen;
    response.writeHead(303, { location: path }).end();
    return true;
  }
  showPage(response, behaviour, path);
  return true;
}

const modeOf = (name: string) => failureModes.find((mode) => mode === name);

function showPage(response: ServerResponse, { failureMode }: Behaviour, path: string): void {
  const choices = failureModes.map(
    (mode) =>
      html`<label class="choice">
        <input
          type="radio"
          name="mode"
          value="${mode}"
          ${mode === failureMode ? html`checked` : null}
        />
        <span>${explanations[mode]}</span>
      </label>`,
  );
  sendSimulatorPage(response, {
    name: 'Nagebootste dienst',
    base: path.slice(1),
    title: 'Hoe gedraagt deze dienst zich?',
    content: html`<form method="post" action="${path}">
      <fieldset>
        <legend>Gedrag</legend>
        ${choices}
      </fieldset>
      <button class="button" type="submit">Instellen</button>
    </form>`,
  });
}
