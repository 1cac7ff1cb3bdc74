import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`uploads\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`runner\` text,
  	\`lease_until\` text,
  	\`families\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`uploads_state_idx\` ON \`uploads\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`uploads_updated_at_idx\` ON \`uploads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_created_at_idx\` ON \`uploads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`upload_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`upload_id\` text(36) NOT NULL,
  	\`filekey\` text,
  	\`name\` text,
  	\`sha256\` text,
  	\`size_in_bytes\` numeric NOT NULL,
  	\`state\` text DEFAULT 'planned' NOT NULL,
  	\`steps\` text,
  	\`fault\` text,
  	\`facts\` text,
  	\`wish\` text,
  	\`plan\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`upload_files_upload_idx\` ON \`upload_files\` (\`upload_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`upload_files_filekey_idx\` ON \`upload_files\` (\`filekey\`);`)
  await db.run(sql`CREATE INDEX \`upload_files_updated_at_idx\` ON \`upload_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`upload_files_created_at_idx\` ON \`upload_files\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`upload_files\`;`)
}
