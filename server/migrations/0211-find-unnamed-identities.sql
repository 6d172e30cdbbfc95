-- Finds the logins of before the log of data processing, which get the pseudonym of their person in the background.
create index submission_identities_unnamed on submission_identities (tenant_id, submission_id, provider_id)
  where data_subject_pseudonym is null;
