import { useParams } from 'react-router';
import { LogbookIntegrity } from './logbook-integrity.tsx';
import { LogbookList } from './logbook-list.tsx';

export { UserLogbook } from './user-logbook.tsx';

/** The logbook of one form or building block, its versions and its submissions. */
export function FormLogbook() {
  const { id = '' } = useParams();
  return <LogbookList scope={{ form_id: id }} />;
}

const everything = {};

/** The logbook of the organisation. */
export function OrganisationLogbook() {
  return <LogbookList scope={everything} lead={<LogbookIntegrity />} />;
}
