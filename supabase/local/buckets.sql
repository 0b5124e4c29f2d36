-- Why: in a hosted project `supabase seed buckets` creates the bucket of the background films from config.toml. This
-- creates the same bucket in the local storage service. It has no policy: visitors cannot reach it, and the edge
-- function film-link signs addresses that last an hour.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('films', 'films', false, 4194304, array['video/webm', 'video/mp4'])
on conflict (id) do nothing;

-- As in a hosted project. Row-level security has no policy for anybody else.
grant usage on schema storage to service_role;
grant all on all tables in schema storage to service_role;
grant all on all sequences in schema storage to service_role;
