-- What was counted for rate limits that all servers share; kept by a library, by key. Unlogged: after
-- a crash of the database counting begins anew, and no write waits for the disk.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
