-- Why: in a hosted project `supabase seed buckets` creates the buckets of config.toml. This creates the same in the local
-- storage service. "films" has no policy: visitors cannot reach it, and the edge function film-link signs addresses that
-- last an hour. "attachments" may be read by the staff, and written by the functions.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('films', 'films', false, 4194304, array['video/webm', 'video/mp4']),
  ('attachments', 'attachments', false, 10485760, array['application/octet-stream'])
on conflict (id) do nothing;

-- As in a hosted project. Row-level security decides.
grant usage on schema storage to authenticated, service_role;
grant select on storage.objects to authenticated;
grant all on all tables in schema storage to service_role;
grant all on all sequences in schema storage to service_role;
