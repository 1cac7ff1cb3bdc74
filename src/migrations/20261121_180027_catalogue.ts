import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`uploads\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`runner\` text,
  	\`lease_until\` text,
  	\`notes\` text,
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
  	\`comparison\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`upload_files_upload_idx\` ON \`upload_files\` (\`upload_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`upload_files_filekey_idx\` ON \`upload_files\` (\`filekey\`);`)
  await db.run(sql`CREATE INDEX \`upload_files_updated_at_idx\` ON \`upload_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`upload_files_created_at_idx\` ON \`upload_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`language_note\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preview_set\` text DEFAULT 'standard';`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preview_characters\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_language_note\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preview_set\` text DEFAULT 'standard';`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preview_characters\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`current\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`number\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`masters\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`changes\` text;`)
  await db.run(sql`CREATE INDEX \`releases_current_idx\` ON \`releases\` (\`current\`);`)
  await db.run(sql`ALTER TABLE \`licence_types\` ADD \`updates\` text DEFAULT 'all';`)
  // Bundles that stand already are known by their id until staff name them otherwise.
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`slug\` text NOT NULL DEFAULT '';`)
  await db.run(sql`UPDATE \`bundles\` SET \`slug\` = \`id\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE UNIQUE INDEX \`bundles_slug_idx\` ON \`bundles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`bundles_position_idx\` ON \`bundles\` (\`position\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`type\` text DEFAULT '308' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`upload_files\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP INDEX \`releases_current_idx\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`current\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`masters\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`changes\`;`)
  await db.run(sql`DROP INDEX \`bundles_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`bundles_position_idx\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`language_note\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preview_set\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preview_characters\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_language_note\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preview_set\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preview_characters\`;`)
  await db.run(sql`ALTER TABLE \`licence_types\` DROP COLUMN \`updates\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`type\`;`)
}
