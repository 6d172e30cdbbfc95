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
  queueAll reachEnd refuseWholeRoad removeRow revisionOf rowKey
  rowLimits ruledRows saysRequired setRows takeNew textReaders
  toField toSummary valueKind writeAll
  rowScope isGhost ghosts surroundings announcement collection instance program
  contentRevision validateable definition operand reaches formulas readers indexes computation operators missing written hasRareRules
  pageIndex initialValue translate validate session
`
  .trim()
  .split(/\s+/);

/** For esbuild: what may be shortened, and to what. */
export const shortPropertyNames = {
  mangleProps: new RegExp(`^(?:${names.join('|')})$`),
  mangleCache: Object.fromEntries(names.map((name, index) => [name, `$${index.toString(36)}`])),
};

const quoted = new RegExp(`['"\`](?:${names.join('|')})['"\`]`);

/**
 * The first of the names that the code also has as text: then it must keep its length.
 * @param {string} code
 */
export function findQuotedName(code) {
  return quoted.exec(code)?.[0];
}
