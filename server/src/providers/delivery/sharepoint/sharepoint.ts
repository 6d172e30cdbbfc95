import * as v from 'valibot';
import { decodePath } from './decode-path.ts';
import { ProviderError } from '../../provider-error.ts';
import type {
  DeliveryDriver,
  DeliveryDriverOptions,
  DeliveryMessage,
  DeliveryRequest,
  DeliveryWork,
} from '../delivery-driver.ts';
import { findProblems } from '../schema/find-problems.ts';
import { writeAnswers } from '../write-answers.ts';
import { answersFileName, chooseFiles, chosenParts } from './choose-files.ts';
import { columnSchema, findUnknown, fitColumns, schemaOfColumns, writeFields } from './columns.ts';
import { driveItemSchema, type DriveItem } from './drive-item.ts';
import { createGraphClient, encodeId, type GraphClient } from './graph-client.ts';
import { createLibraries, type Libraries } from './libraries.ts';
import { listSharepointChoices } from './list-choices.ts';
import { uniqueFileNames } from '../safe-names.ts';
import { foldersOf } from './folders-of.ts';
import { sharepointSettingsSchema } from './sharepoint-settings.ts';
import { uploadFile } from './upload-file.ts';

const targetSchema = v.object({
  drive: v.object({ id: v.string(), webUrl: v.string() }),
  columns: v.array(columnSchema),
});
/** A library, and its columns that values are mapped to. */
type Target = v.InferOutput<typeof targetSchema>;

/** Uploads submissions to a document library in SharePoint, with Microsoft Graph 1.0. */
export function createSharepoint(options: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(sharepointSettingsSchema, options.settings);
  if (!parsed.success || options.secret === null) throw new ProviderError('not_configured');
  const settings = parsed.output;
  const graph = createGraphClient({ ...options, settings });
  const libraries = createLibraries(graph, settings);
  // What was sent is described as it was: with the library that this attempt found.
  let found: Target | undefined;
  const describe = (request: DeliveryRequest, target?: Target) =>
    describeUploads(request, { graph: settings.graph, target });
  return {
    describe: (request) => describe(request, found),
    preview: async (request) => {
      const chosen = request.options['library'] ?? '';
      if (chosen === '') return describe(request);
      const drive = await libraries.getDrive(chosen);
      const columns = await libraries.listColumns(drive.id);
      const mapped = request.values['columns'];
      const schema = schemaOfColumns(columns);
      const problems = [
        ...findUnknown(mapped, columns).map((name) => ({ name, code: 'unknown' as const })),
        ...findProblems(fitColumns(mapped, columns), schema, schema),
      ];
      const [first, ...others] = describe(request, { drive, columns: [...columns] });
      return first === undefined ? [] : [{ ...first, problems }, ...others];
    },
    deliver: async (request, work) => {
      if (chosenParts(request).length === 0) throw new ProviderError('not_configured');
      const target = await work.steps.once('library', async () =>
        JSON.stringify(await findTarget(libraries, request)),
      );
      found = v.parse(targetSchema, JSON.parse(target));
      const content = await uploadAll({ ...options, graph, request, work, target: found });
      return { status: 201, content };
    },
    isMasked: () => false,
    check: async () => {
      const { sites } = settings;
      for (const { path } of sites.length > 0 ? sites : [{ path: '/' }])
        await libraries.listDrives(path);
    },
    listChoices: (list, of) => listSharepointChoices(libraries, list, of),
  };
}

/** Finds the library of a delivery; throws when a column is not there, because its value is expected in the library. */
async function findTarget(
  libraries: Libraries,
  { options, values: { columns: mapped } }: DeliveryRequest,
): Promise<Target> {
  const { id, webUrl } = await libraries.getDrive(options['library'] ?? '');
  const columns = mapped === undefined ? [] : await libraries.listColumns(id);
  const [unknown] = findUnknown(mapped, columns);
  if (unknown !== undefined)
    throw new ProviderError('refused', { text: JSON.stringify({ kolom: unknown }) });
  const used = columns.filter(({ name }) => Object.hasOwn(mapped ?? {}, name));
  return { drive: { id, webUrl }, columns: used };
}

interface Uploading extends Pick<DeliveryDriverOptions, 'client' | 'timeoutMs'> {
  readonly graph: GraphClient;
  readonly request: DeliveryRequest;
  readonly work: DeliveryWork;
  readonly target: Target;
}

/** Uploads all files of a submission into its folder, and fills their columns, each once. */
async function uploadAll({ graph, request, work, target, ...options }: Uploading) {
  const { steps } = work;
  const fields = writeFields(fitColumns(request.values['columns'], target.columns));
  const folder = placeOf(target, request);
  const nameOf = uniqueFileNames();
  const context = { ...options, graph, steps };
  const made: DriveItem[] = [];
  for (const [at, file] of (await chooseFiles(request, work.documents)).entries()) {
    const number = at + 1;
    const place = `${folder}/${encodeURIComponent(nameOf(file.fileName))}`;
    const item = await uploadFile(context, { number, file, place });
    made.push(item);
    if (Object.keys(fields).length > 0)
      await steps.once(`columns ${String(number)}`, async () => {
        const path = `drives/${encodeId(target.drive.id)}/items/${encodeId(item.id)}/listItem/fields`;
        await graph.send({ method: 'PATCH', path, body: fields }, v.unknown());
        return 'filled';
      });
  }
  const { webUrl = '' } = (await graph.find(folder, driveItemSchema)) ?? {};
  return {
    folder: { webUrl },
    documents: made.map(({ name, webUrl: url }) => ({ name, webUrl: url })),
  };
}

/** The path of the submission's folder below the root of Graph. */
function placeOf({ drive }: Target, request: DeliveryRequest): string {
  const library = URL.canParse(drive.webUrl) ? decodePath(new URL(drive.webUrl)) : '';
  const folders = foldersOf(request, library).map(encodeURIComponent);
  return `drives/${encodeId(drive.id)}/root:/${folders.join('/')}`;
}

/** The names of files in descriptions, which are written without the files. */
const describedNames = { pdf: '{samenvatting}.pdf', files: '{bijlagen}', json: answersFileName };

function describeUploads(
  request: DeliveryRequest,
  { graph, target }: { readonly graph: string; readonly target: Target | undefined },
): readonly DeliveryMessage[] {
  const drive = target?.drive ?? { id: '{bibliotheek}', webUrl: '' };
  const folder = decodeURIComponent(placeOf({ drive, columns: [] }, request));
  const uploads = chosenParts(request).map((part) => ({
    method: 'PUT',
    url: `${graph}${folder}/${describedNames[part]}`,
    body: part === 'json' ? writeAnswers(request) : null,
  }));
  const { columns } = request.values;
  const fields = target ? writeFields(fitColumns(columns, target.columns)) : (columns ?? {});
  if (Object.keys(fields).length === 0) return uploads;
  const path = `drives/${drive.id}/items/{bestand}/listItem/fields`;
  return [...uploads, { method: 'PATCH', url: `${graph}${path}`, body: fields }];
}
