import type { DetailedCustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { useLingui } from '@lingui/react/macro';
import { Box, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { customListQuery } from './custom-lists-queries.ts';
import { DeleteListButton } from './delete-list-button.tsx';
import { EntriesEditor } from './editing/entries-editor.tsx';
import { findListFaults } from './editing/find-list-faults.ts';
import { ListSourceSection } from './source/list-source-section.tsx';
import { ListUses } from './list-uses.tsx';
import { useListForm } from './use-list-form.ts';

/** One list: its name, its entries, and the forms that use it. */
export function CustomListScreen() {
  const { t } = useLingui();
  const { key = '' } = useParams();
  const { data: list, error, refetch } = useQuery(customListQuery(key));
  const title = list?.name ?? t`Lijst`;
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Lijsten`, to: addressOf('settingsLists') },
    { label: title },
  ]);
  if (list === undefined)
    return error === null ? (
      <ScreenLoading title={title} />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PageHeader title={title} actions={<DeleteListButton list={list} />} />
      <ListUses uses={list.used_by} />
      <Box mt="lg">
        <ListSourceSection key={list.key} listKey={list.key} />
      </Box>
      <ListForm key={`form of ${list.key}`} list={list} />
    </>
  );
}

function ListForm({ list }: { readonly list: DetailedCustomList }) {
  const { t } = useLingui();
  const { draft, setDraft, isDirty, reset, save } = useListForm(list);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedChangesGuard(isDirty);
  const faults = findListFaults(draft);
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.count === 0) save.mutate(draft);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg" mt="lg">
        <FailureAlert error={save.error} />
        <TextInput
          label={t`Naam`}
          description={t`Alleen medewerkers zien deze naam.`}
          maxLength={200}
          maw="30rem"
          withAsterisk
          error={isChecked && faults.isNameMissing && t`Vul een naam in.`}
          value={draft.name}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <EntriesEditor draft={draft} faults={isChecked ? faults : undefined} onChange={setDraft} />
        <SaveButtons isSaving={save.isPending} isDirty={isDirty} onReset={reset} />
      </Stack>
    </form>
  );
}
