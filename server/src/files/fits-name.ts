import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';

/** The types whose files have another container format: the type that their first bytes show. */
const containers: Readonly<Record<string, RegExp>> = {
  'application/zip':
    /^application\/(?:vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\..+|vnd\.google-earth\.kmz|zip)$/,
  'application/x-cfb': /^application\/(?:msword|vnd\.ms-(?:excel|powerpoint|outlook))$/,
  'application/xml': /^(?:image\/svg\+xml|text\/html|application\/.*xml.*|text\/xml)$/,
  'image/heif': /^image\/hei[cf]$/,
  'video/mp4': /^(?:video\/(?:mp4|quicktime)|audio\/mp4)$/,
  'audio/mp4': /^audio\/(?:mp4|x-m4a)$/,
  'text/vcard': /^text\/(?:vcard|x-vcard)$/,
};

/** Types without a signature; any content without the signature of another type is accepted. */
const plain =
  /^(?:text\/.+|message\/rfc822|image\/(?:svg\+xml|vnd\.dxf|vnd\.dwg)|application\/(?:json|geo\+json|.*xml.*|x-step|rtf|gml.*))$/;

/** Programs, which no field accepts. */
const programs = /^application\/(?:x-msdownload|x-elf|x-mach-binary|java-vm|wasm|x-ms-shortcut)$/;

const same: Readonly<Record<string, string>> = {
  'application/x-rar-compressed': 'application/vnd.rar',
  'application/x-ms-asf': 'video/x-ms-wmv',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
  'video/vnd.avi': 'video/x-msvideo',
};

/** Whether a file's content matches the extension of its name; an unknown extension matches everything. */
export function fitsName(contentType: string | null, name: string): boolean {
  const named = typeOfName(name);
  if (contentType === null) return named === undefined || plain.test(named);
  if (named === undefined) return !programs.test(contentType);
  const shown = same[contentType] ?? contentType;
  return shown === named || (containers[shown]?.test(named) ?? false);
}
