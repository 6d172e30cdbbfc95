-- Who logged in, when that was for somebody else: the other columns of the row are about the represented person or
-- company (docs/decisions/0042-acting-for-somebody.md). All null when people log in for themselves.
alter table logins
  -- The same for the same person who acts; made with a key.
  add column acting_hash bytea,
  -- Their number and name, and the service of the mandate; a BSN, for one.
  add column sealed_acting bytea,
  -- The person as the log of data processing names them.
  add column acting_subject_type text,
  add column acting_subject_pseudonym text,
  add check ((acting_hash is null) = (sealed_acting is null));

alter table submission_identities
  add column acting_hash bytea,
  add column sealed_acting bytea,
  add column acting_subject_type text,
  add column acting_subject_pseudonym text,
  add check ((acting_hash is null) = (sealed_acting is null));
