-- The request of a citizen for which a submission is restricted, so that the same request can end the restriction.
alter table legal_holds add column request_id uuid;
alter table legal_holds add constraint legal_holds_request
  foreign key (tenant_id, request_id) references data_requests (tenant_id, id) on delete set null (request_id);
create index legal_holds_by_request on legal_holds (tenant_id, request_id) where request_id is not null;

-- Until now the reason of a restriction was the number of its request; a number that several requests have says nothing.
update legal_holds set request_id = (
    select min(request.id::text)::uuid from data_requests as request
    where request.tenant_id = legal_holds.tenant_id and request.reference = legal_holds.reason
    having count(*) = 1)
  where is_restriction;
