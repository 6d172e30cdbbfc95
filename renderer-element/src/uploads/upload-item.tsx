import { useState } from 'react';
import { formatFileSize } from '@form-builder/core/formats/file-size.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';
import { importOnline } from '../requests/import-online.ts';
import { useFieldContext } from '../state/fields/field-context.tsx';
import { useText } from '../i18n/text-context.tsx';
import { ErrorIcon } from '../theme/error-icon.tsx';
import { errorOf } from './upload-error.ts';
import { isSavable, type Upload } from './upload.ts';

const importSaving = importOnline(() => import('./sending/save-upload.ts'));

interface UploadItemProps {
  readonly upload: Upload;
  readonly isEnabled: boolean;
  readonly isPreview: boolean;
  onRemove(): void;
  onRetry(): void;
}

/** One file: its name, size, progress and actions. */
export function UploadItem(props: UploadItemProps) {
  const { upload, isPreview } = props;
  const text = useText();
  const error = errorOf(upload, text);
  return (
    <li className="upload" data-state={upload.state}>
      <p className="upload-name">
        <UploadName upload={upload} />{' '}
        <span className="upload-size">{formatFileSize(upload.size, text.locale)}</span>
      </p>
      {error === undefined ? (
        <UploadProgress upload={upload} isPreview={isPreview} />
      ) : (
        <p className="error">
          <ErrorIcon />
          <span>
            <span className="unseen">{text.translate('element.error_prefix')} </span>
            {error}
          </span>
        </p>
      )}
      <UploadButtons {...props} />
    </li>
  );
}

function UploadName({ upload }: Pick<UploadItemProps, 'upload'>) {
  const { loadServices } = useFieldContext();
  const { translate } = useText();
  const [isGone, setGone] = useState(false);
  if (upload.state !== 'done' || isGone || !isSavable(upload, loadServices)) {
    return <span className="upload-title">{upload.name}</span>;
  }
  const open = async () => {
    const code = await importSaving().catch(ignoreOffline);
    setGone(!(await code?.saveUpload(upload, loadServices)));
  };
  return (
    <button type="button" className="button-plain upload-title" onClick={() => void open()}>
      <span className="unseen">{translate('form.files.save')}: </span>
      {upload.name}
    </button>
  );
}

function UploadProgress({ upload, isPreview }: Pick<UploadItemProps, 'upload' | 'isPreview'>) {
  const { translate } = useText();
  // The upload is complete when storage has responded, not when the last byte is sent.
  const percent = Math.floor(upload.progress * 99);
  if (upload.state === 'sending') {
    return (
      <p className="upload-state">
        <progress className="upload-bar" aria-label={upload.name} max={100} value={percent} />
        <span aria-hidden="true">{translate('form.files.sending', { percent })}</span>
      </p>
    );
  }
  const isSent = upload.state === 'done';
  const id = isSent ? (isPreview ? 'not_sent' : 'done') : upload.state;
  const message = id === 'stalled' || id === 'done' || id === 'not_sent' ? id : 'waiting';
  return <p className="upload-state">{translate(`form.files.${message}`)}</p>;
}

function UploadButtons({ upload, isEnabled, onRemove, onRetry }: UploadItemProps) {
  const { translate } = useText();
  if (!isEnabled) return null;
  const isUnderWay = upload.state === 'sending' || upload.state === 'stalled';
  return (
    <p className="upload-buttons">
      {upload.state === 'failed' && (
        <button type="button" className="button-plain" onClick={onRetry}>
          {translate('form.files.retry')}
          <span className="unseen">: {upload.name}</span>
        </button>
      )}
      <button type="button" className="button-plain upload-remove" onClick={onRemove}>
        {translate(isUnderWay ? 'form.files.cancel' : 'form.files.remove')}
        <span className="unseen">: {upload.name}</span>
      </button>
    </p>
  );
}
