import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`typefaces_score\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`do\` text DEFAULT 'pin',
  	\`at\` numeric,
  	\`tone\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_score_order_idx\` ON \`typefaces_score\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_score_parent_id_idx\` ON \`typefaces_score\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v_version_score\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`do\` text DEFAULT 'pin',
  	\`at\` numeric,
  	\`tone\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_score_order_idx\` ON \`_typefaces_v_version_score\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_score_parent_id_idx\` ON \`_typefaces_v_version_score\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`score_facts\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`typefaces_score\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_score\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`score_facts\`;`)
}
