/** A PDF of one green page, 400 by 200 points, that is an image in JPEG 2000, as scanners write it. */
export function scannedPdf(): Blob {
  const image = Uint8Array.from(atob(jpeg2000), (character) => character.charCodeAt(0));
  const code = 'q 400 0 0 200 0 0 cm /Im Do Q';
  return new Blob(
    [
      '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R ',
      '/Resources << /XObject << /Im 5 0 R >> >> >>\nendobj\n',
      `4 0 obj\n<< /Length ${code.length} >>\nstream\n${code}\nendstream\nendobj\n`,
      '5 0 obj\n<< /Type /XObject /Subtype /Image /Width 32 /Height 16 /ColorSpace /DeviceRGB ',
      `/BitsPerComponent 8 /Filter /JPXDecode /Length ${image.length} >>\nstream\n`,
      image,
      '\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF',
    ],
    { type: 'application/pdf' },
  );
}

/** Green, 32 by 16 pixels, as JPEG 2000. */
const jpeg2000 =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAACAAAwcHAAAAAAAPY29scgEAAAAAABAAAACuanAyY/9P/1EALwAAAAAAIAAAABAAAAAAAAAAAAAAACAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAQEBAAB/1wAEEBASEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAKgAB/5PfgBAJP8fUBAJ/z7QMCSu/gICAgICAgICAgICA/9k=';
