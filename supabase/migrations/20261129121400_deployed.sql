-- Why: `npm run deploy` repeats only what has changed. A project shows which migrations and schedules it has, but not
-- from which files its functions were deployed, so the command notes that here.

-- `fingerprint`: a hash of the project's reference and of what was deployed, so that a backup that is restored in
-- another project claims nothing.
create table private.deployed (
  part text primary key,
  fingerprint text not null,
  at timestamptz not null default now()
);
revoke all on private.deployed from public, anon, authenticated, service_role;
