import type { SimulatedResponse, SimulatorRequest } from '../http-simulator.ts';
import type { ZgwObjects } from './zgw-objects.ts';
import { problem } from './zgw-problem.ts';

const partBytes = 2_000_000;

/** The content of a new document: one without content is locked until its parts were uploaded. */
export function contentOf(body: Readonly<Record<string, unknown>>, root: string, uuid: string) {
  const { inhoud, bestandsomvang } = body;
  if (typeof inhoud === 'string')
    return {
      locked: false,
      lock: '',
      bestandsdelen: [],
      content: Buffer.from(inhoud, 'base64').length,
    };
  const size = Number(bestandsomvang);
  const count = Math.ceil(size / partBytes);
  const lock = uuid.replaceAll('-', '');
  return {
    locked: true,
    lock,
    content: 0,
    bestandsdelen: Array.from({ length: count }, (_, at) => ({
      url: `${root}documenten/api/v1/bestandsdelen/${uuid}.${String(at + 1)}`,
      volgnummer: at + 1,
      omvang: Math.min(partBytes, size - at * partBytes),
      voltooid: false,
      lock,
    })),
  };
}

/** Takes a part of a locked document, which must have the size that was asked for. */
export function takePart(
  { enkelvoudiginformatieobjecten: documents }: ZgwObjects,
  { path, body, bytes }: SimulatorRequest,
): SimulatedResponse {
  const [uuid = '', number = ''] = path.split('/').at(-1)?.split('.') ?? [];
  const at = documents.findIndex((one) => one['uuid'] === uuid);
  const document = documents[at];
  const part = (document?.['bestandsdelen'] as { omvang: number }[] | undefined)?.[
    Number(number) - 1
  ];
  if (document === undefined || part === undefined)
    return problem(404, 'not_found', 'Niet gevonden.');
  if (!body.includes(String(document['lock'])))
    return problem(400, 'incorrect-lock-id', 'Onjuist.');
  const start = bytes.indexOf('\r\n\r\n', bytes.indexOf('name="inhoud"')) + 4;
  const size = bytes.lastIndexOf('\r\n--') - start;
  if (size !== part.omvang) return problem(400, 'file-size', 'De omvang klopt niet.');
  documents[at] = { ...document, content: Number(document['content']) + size };
  return { body: { ...part, voltooid: true } };
}

/** Unlocks a document that is complete. */
export function unlock(
  { enkelvoudiginformatieobjecten: documents }: ZgwObjects,
  { path, body }: SimulatorRequest,
): SimulatedResponse {
  const at = documents.findIndex((one) => path.includes(String(one['uuid'])));
  const document = documents[at];
  if (document === undefined) return problem(404, 'not_found', 'Niet gevonden.');
  if (!body.includes(String(document['lock'])))
    return problem(400, 'incorrect-lock-id', 'Onjuist.');
  if (document['content'] !== document['bestandsomvang'])
    return problem(400, 'file-size', 'Er ontbreken bestandsdelen.');
  documents[at] = { ...document, locked: false };
  return { status: 204, body: '' };
}
