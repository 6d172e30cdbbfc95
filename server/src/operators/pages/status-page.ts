import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { statusTimeFormat } from '../../operator-status/format-status-time.ts';
import { describeTask, type InstallationTask } from '../../operator-status/installation-task.ts';
import type { QueueState } from '../../operator-status/queue-states.ts';
import { describeCheck, type StatusState } from '../../operator-status/status-check.ts';
import type { MonitoredCheck, MonitoredStatus } from '../../operator-status/status-monitor.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { OperatorPage } from './operator-page.ts';
import { renderWho } from './render-who.ts';

/** What the status page shows. */
export interface StatusPageContent {
  readonly person: string;
  readonly status: MonitoredStatus;
  /** Null when the database does not answer. */
  readonly tasks: readonly InstallationTask[] | null;
}

/** The texts and times of a page in the language of its reader. */
interface Words {
  readonly language: Language;
  readonly translate: Translate;
  readonly formatTime: (date: Date) => string;
}

const worstFirst: readonly StatusState[] = ['failed', 'warning', 'ok'];

/** The page with every check, the queues and the checklist; the script replaces the parts that changed. */
export function renderStatusPage(
  language: Language,
  { person, status, tasks }: StatusPageContent,
): OperatorPage {
  const words = wordsOf(language);
  const { translate } = words;
  const title = translate('operator.page.title');
  const content = html`<h1>${title}</h1>
    <div data-part="summary">${renderSummary(status.checks, words)}</div>
    <p class="checked" data-part="checked">
      ${translate('operator.page.checked_at', { time: words.formatTime(status.checkedAt) })}
    </p>
    <p class="stale" id="stale" role="alert" hidden>${translate('operator.page.stale')}</p>
    <p class="visually-hidden" id="announcement" role="status"></p>
    <h2>${translate('operator.page.checks')}</h2>
    <ul class="rows" data-part="checks">
      ${sortChecks(status.checks).map((check) => renderCheck(check, words))}
    </ul>
    <h2 id="queues">${translate('operator.page.queues')}</h2>
    <div data-part="queues">${renderQueues(status.queues, words)}</div>
    <div data-part="checklist">${renderChecklist(tasks, words)}</div>`;
  const who = renderWho(translate, person, 'status');
  return { title, content, who, isWide: true, isRefreshing: true };
}

function wordsOf(language: Language): Words {
  return { language, translate: translatorOf(language), formatTime: statusTimeFormat(language) };
}

function sortChecks(checks: readonly MonitoredCheck[]): readonly MonitoredCheck[] {
  const rank = ({ state }: MonitoredCheck) => worstFirst.indexOf(state);
  return checks.toSorted((one, other) => rank(one) - rank(other));
}

function renderSummary(checks: readonly MonitoredCheck[], { translate }: Words): Html {
  const count = (state: StatusState) => checks.filter((check) => check.state === state).length;
  const failures = count('failed');
  const warnings = count('warning');
  const state = worstFirst.find((each) => count(each) > 0) ?? 'ok';
  const text = translate(`operator.page.summary.${state}`, { failures, warnings });
  return html`<p class="summary ${state}">${text}</p>`;
}

function renderCheck(check: MonitoredCheck, { language, translate, formatTime }: Words): Html {
  const { id, name, state, figure, text, advice } = describeCheck(check, language);
  const stateName = translate(`operator.page.${state}`);
  const announcement = translate('operator.page.changed', { check: name, state: stateName });
  return html`<li data-check="${id}" data-state="${state}" data-announcement="${announcement}">
    <p class="badge ${state}">${stateName}</p>
    <div>
      <h3>${name}</h3>
      <p>${text}</p>
      ${advice === null ? null : html`<p class="todo"><strong>${translate('operator.page.advice')}:</strong> ${advice}</p>`}
    </div>
    <dl class="facts">
      ${figure === null ? null : renderFact(translate('operator.page.figure'), figure)}
      ${renderFact(translate('operator.page.since'), formatTime(check.since))}
    </dl>
  </li>`;
}

const renderFact = (term: string, value: string): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

function renderQueues(queues: readonly QueueState[], words: Words): Html {
  const { translate } = words;
  if (queues.length === 0)
    return html`<p class="empty">${translate('operator.page.queues.empty')}</p>`;
  return html`<div class="scroll" role="region" aria-labelledby="queues" tabindex="0">
    <table data-part="queue-table">
      <thead>
        <tr>
          <th scope="col">${translate('operator.page.queue')}</th>
          <th scope="col" class="number">${translate('operator.page.waiting')}</th>
          <th scope="col" class="number">${translate('operator.page.lost')}</th>
          <th scope="col">${translate('operator.page.oldest')}</th>
        </tr>
      </thead>
      <tbody>
        ${queues.map((queue) => renderQueue(queue, words))}
      </tbody>
    </table>
  </div>`;
}

function renderQueue({ name, waiting, failed, oldest_due: due }: QueueState, words: Words): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="number">${waiting}</td>
    <td class="number">${failed}</td>
    <td>${due === null ? '–' : words.formatTime(due)}</td>
  </tr>`;
}

function renderChecklist(tasks: readonly InstallationTask[] | null, { translate }: Words): Html {
  const title = html`<h2>${translate('operator.page.checklist')}</h2>`;
  if (tasks === null)
    return html`${title}
      <p class="empty">${translate('operator.page.checklist.unknown')}</p>`;
  const done = tasks.filter(({ isDone }) => isDone).length;
  const openFirst = tasks.toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
  return html`${title}
    <p class="checked">
      ${translate('operator.page.checklist.summary', { done, total: tasks.length })}
    </p>
    <ul class="rows">
      ${openFirst.map((task) => renderTask(task, translate))}
    </ul>`;
}

function renderTask(task: InstallationTask, translate: Translate): Html {
  const { name, is_done: isDone, text, command } = describeTask(task, translate);
  return html`<li>
    <p class="badge ${isDone ? 'ok' : 'warning'}">
      ${translate(isDone ? 'operator.page.done' : 'operator.page.open')}
    </p>
    <div>
      <h3>${name}</h3>
      <p>${text}</p>
      ${isDone ? null : html`<p><span class="visually-hidden">${translate('operator.page.command')}: </span><code>${command}</code></p>`}
    </div>
  </li>`;
}
