-- The file of an export was removed before its time, because submissions in it were deleted.
alter table exports add column erased_at timestamptz;
