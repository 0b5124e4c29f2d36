-- Why: @supabase/lite grants every table of a schema with row-level security to the anonymous role, again at every
-- start. Row-level security and triggers hold without this; this puts least privilege back: call
-- `select private.apply_grants();` as the owner after such a start. It may be repeated at any time, and says in
-- one place who may do what.

create function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all sequences in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;
  perform private.grant_inquiries();
  perform private.grant_qr_analytics();
  perform private.grant_email_jobs();
  perform private.grant_email_subscribers();
end
$$;
revoke all on function private.apply_grants() from public;
select private.apply_grants();
