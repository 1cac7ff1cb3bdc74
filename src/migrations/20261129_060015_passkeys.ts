import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`login\` text NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`name\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`last_used\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_login_idx\` ON \`passkeys\` (\`login\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`challenge\` text;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`challenge_until\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`challenge\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`challenge_until\`;`)
}
