import { ApiError } from '@form-builder/core/client/create-client.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadError } from '../feedback/load-error.tsx';
import { localCopyQuery } from '../form-editor/autosave/local-copy.ts';
import { editedVersionQuery } from '../versions/edited-version-query.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { OpenTranslation } from './open-translation.tsx';

/** The translation of a version into one language (`/forms/version/{id}/translations/{language}`). */
export function TranslationScreen() {
  const { t } = useLingui();
  const { id = '', language: code = '' } = useParams();
  const { data: version, error, refetch } = useQuery(editedVersionQuery(id));
  const localCopy = useQuery(localCopyQuery(`${id}:${code}`));
  const language = languages.find((one) => one === code);
  if (language === undefined) return <NotFoundCard item={t`Taal`} id={code} />;
  if (version && localCopy.data)
    return (
      <OpenTranslation
        key={`${id} ${language}`}
        version={version}
        language={language}
        localCopy={localCopy.data}
      />
    );
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundCard item={t`Versie`} id={id} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (localCopy.error)
    return <LoadError error={localCopy.error} onRetry={() => void localCopy.refetch()} />;
  return <ScreenLoading />;
}
