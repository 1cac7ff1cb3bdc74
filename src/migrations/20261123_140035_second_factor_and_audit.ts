import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`deed\` text NOT NULL,
  	\`place\` text,
  	\`row\` text,
  	\`title\` text,
  	\`details\` text,
  	\`address\` text,
  	\`browser\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_at_idx\` ON \`audit\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_by_idx\` ON \`audit\` (\`by\`);`)
  await db.run(sql`CREATE INDEX \`audit_place_idx\` ON \`audit\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`audit_row_idx\` ON \`audit\` (\`row\`);`)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`login\` text NOT NULL,
  	\`secret\` text,
  	\`pending\` text,
  	\`since\` text,
  	\`step\` numeric,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_login_idx\` ON \`second_factors\` (\`login\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`needs_second_factor\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`factor_since\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`needs_second_factor\`;`)
}
