import ssh2, { type SFTPWrapper } from 'ssh2';
import { folderOfPath, type SimulatedFolder } from './simulated-folder.ts';

const { STATUS_CODE: status } = ssh2.utils.sftp;

/** Answers the requests of the SFTP protocol, version 3, that upload files. */
export function serveFiles(sftp: SFTPWrapper, folder: SimulatedFolder, cut: () => void): void {
  const { faults } = folder;
  const answer = (id: number, code: number) => {
    if (!faults.isSilent) sftp.status(id, code);
  };
  serveContent(sftp, { folder, answer, cut });
  serveNames(sftp, { folder, answer, cut });
}

interface Serving {
  readonly folder: SimulatedFolder;
  readonly answer: (id: number, code: number) => void;
  readonly cut: () => void;
}

function serveContent(sftp: SFTPWrapper, { folder, answer, cut }: Serving): void {
  const { files, folders, faults } = folder;
  const handles = new Map<string, string>();
  let written = 0;
  const pathOf = (handle: Buffer) => handles.get(handle.toString('hex')) ?? '';

  sftp.on('OPEN', (id, path) => {
    if (!folders.has(folderOfPath(path))) return answer(id, status.NO_SUCH_FILE);
    if (faults.isReadOnly) return answer(id, status.PERMISSION_DENIED);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(handles.size + 1);
    handles.set(handle.toString('hex'), path);
    files.set(path, { content: Buffer.alloc(0), versions: (files.get(path)?.versions ?? 0) + 1 });
    if (!faults.isSilent) sftp.handle(id, handle);
  });
  sftp.on('WRITE', (id, handle, offset, data) => {
    const file = files.get(pathOf(handle));
    if (file === undefined) return answer(id, status.FAILURE);
    written += data.length;
    if (faults.cutAfterBytes !== null && written > faults.cutAfterBytes) return cut();
    const end = offset + data.length;
    if (end > file.content.length)
      file.content = Buffer.concat([file.content, Buffer.alloc(end - file.content.length)]);
    data.copy(file.content, offset);
    answer(id, status.OK);
  });
  sftp.on('CLOSE', (id, handle) => {
    handles.delete(handle.toString('hex'));
    answer(id, status.OK);
  });
}

function serveNames(sftp: SFTPWrapper, { folder, answer, cut }: Serving): void {
  const { files, folders, faults } = folder;
  sftp.on('STAT', (id, path) => {
    if (!folders.has(path)) return answer(id, status.NO_SUCH_FILE);
    const directory = 0o040755;
    sftp.attrs(id, { mode: directory, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 });
  });
  sftp.on('MKDIR', (id, path) => {
    if (faults.isReadOnly) return answer(id, status.PERMISSION_DENIED);
    if (!folders.has(folderOfPath(path))) return answer(id, status.NO_SUCH_FILE);
    folders.add(path);
    answer(id, status.OK);
  });
  // In version 3 a rename does not replace a file.
  sftp.on('RENAME', (id, from, to) => {
    const file = files.get(from);
    if (file === undefined) return answer(id, status.NO_SUCH_FILE);
    if (files.has(to)) return answer(id, status.FAILURE);
    files.delete(from);
    files.set(to, file);
    if (faults.cutsAfterRename) return cut();
    answer(id, status.OK);
  });
  sftp.on('REMOVE', (id, path) => {
    answer(id, files.delete(path) ? status.OK : status.NO_SUCH_FILE);
  });
}
