/**
 * Members that only the element's own code uses: not the browser, a library, the API, or what is
 * kept on the device. They get names of two or three characters, the same in every file.
 */
const names = `
  addRow afterRelease allAnswers buildForm buildGhost buildRow
  cellKey createLinker createTextWriter describedBy describedByToo emptyValue
  errorLinks evaluateNew farReaders findCell findCellByPath findField
  formulaError hasSummary isBusy isChosen isEmpty isFixed
  isInside isInvalid isOffline isOwnPage isQueued isReadRaw
  isRequired isRestored isReturning isRoadEnd keepNow keepSoon
  looksAt markChanged noteAnswer onCheck onChoose onLeave
  onProgress onRowAdded onRowRemoved onType onlyThis pathOf
  queueAll reachEnd removeRow revisionOf rowKey
  rowLimits ruledRows saysRequired setRows takeNew textReaders
  valueKind writeAll
  rowScope isGhost ghosts surroundings announcement collection instance program
  contentRevision validateable definition operand reaches formulas readers indexes computation missing written hasRareRules
  pageIndex initialValue translate validate session
  requiredIfShown findServices isInOtherTab wasSentEarlier isStale breakCell wasEarlier
  isHeld shownRevision titleAs isRaw isAll readsRaw cycles faults flips isChanged keepDraft hops
  walk emit savedAt forget rank opened loaded visit road isOpen extras keptHereAt
  evaluate isEnabled leastCharacters chosenText labelledBy references isForMany isTrouble
  isLeftOutOfSummary areTextsStale isWaiting formulaOf opensEmpty detailOf onText hasSelectAll
  readFormula readText chainOf byShortId shortIds bindOne bindValue readValue addTextReaders
  divisionByZero isByHand isWanted isForced allowedTypes pauseMs isForOne onApproach onFiles onNews
  leastLevel isOnly isOver canRetry isSecret isInPlace splitsPage rowLabel provenBy isOptional hasStreet
  cells local flags compute listeners notify effect tests chain collections chunks Control Tool frame hasAny typed
`
  .trim()
  .split(/\s+/);

const shortNames = Object.fromEntries(names.map((name, at) => [name, `$${at.toString(36)}`]));

/** React's names of what Preact sets on an element as the browser has it. */
const browserNames = { className: 'class', onBlur: 'onfocusout', onFocus: 'onfocusin' };

/** For esbuild: what is renamed in every file. */
export const shortPropertyNames = toRenaming(shortNames);

/** The same for files that draw: renaming properties there costs the page nothing. */
export const drawnPropertyNames = toRenaming({ ...shortNames, ...browserNames });

/** @param {Readonly<Record<string, string>>} newNames */
function toRenaming(newNames) {
  const mangleProps = new RegExp(`^(?:${Object.keys(newNames).join('|')})$`);
  return { mangleProps, mangleCache: { ...newNames } };
}

const quoted = new RegExp(`['"\`](?:${names.join('|')})['"\`]`);

/**
 * The first of the names that the code also has as text: then it must keep its length.
 * @param {string} code
 */
export function findQuotedName(code) {
  return quoted.exec(code)?.[0];
}

/**
 * Names the exports that keep their length because a file fetched later is read by them, but that
 * the list would shorten where they are read.
 * @returns {import('rollup').Plugin}
 */
export function exportsKeepTheirNames() {
  const isShort = new Set(names);
  return {
    name: 'exports-keep-their-names',
    buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue;
        const name = exportsOf(id, (each) => this.getModuleInfo(each)).find((each) =>
          isShort.has(each),
        );
        if (name) this.error(`${id} is read by the name ${name}: it cannot be shortened`);
      }
    },
  };
}

/**
 * What a module exports, also of the modules it passes on as a whole.
 * @param {string} id
 * @param {(id: string) => import('rollup').ModuleInfo | null} look
 * @returns {readonly string[]}
 */
function exportsOf(id, look) {
  const info = look(id);
  if (!info) return [];
  const passedOn = Object.entries(info.exportedBindings ?? {})
    .filter(([, bindings]) => bindings.includes('*'))
    .flatMap(([source]) => info.importedIds.filter((each) => isSame(each, id, source)));
  return [...(info.exports ?? []), ...passedOn.flatMap((each) => exportsOf(each, look))];
}

/** @param {string} found @param {string} importer @param {string} source */
const isSame = (found, importer, source) =>
  found === new URL(source, `file://${importer}`).pathname;
