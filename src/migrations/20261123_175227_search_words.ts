import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`meta_image_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`typefaces_meta_meta_image_idx\` ON \`typefaces\` (\`meta_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_meta_image_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_meta_version_meta_image_idx\` ON \`_typefaces_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`meta_image_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_meta_image_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_typefaces\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`shape\` text DEFAULT 'field',
  	\`price\` numeric,
  	\`purpose\` text,
  	\`lead\` text,
  	\`about\` text,
  	\`foundry\` text,
  	\`menu_text\` text,
  	\`lang\` text DEFAULT 'en',
  	\`dir\` text DEFAULT 'ltr',
  	\`language_note\` text,
  	\`notice\` text,
  	\`sample_style\` text,
  	\`sample_coordinates\` text,
  	\`preview_set\` text DEFAULT 'standard',
  	\`preview_characters\` text,
  	\`trial_policy\` text DEFAULT 'reduced',
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`parent_id\` text(36),
  	\`preparation\` text,
  	\`preparation_changed_at\` text,
  	\`preparation_error\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_typefaces\`("id", "name", "category", "shape", "price", "purpose", "lead", "about", "foundry", "menu_text", "lang", "dir", "language_note", "notice", "sample_style", "sample_coordinates", "preview_set", "preview_characters", "trial_policy", "slug", "position", "parent_id", "preparation", "preparation_changed_at", "preparation_error", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "category", "shape", "price", "purpose", "lead", "about", "foundry", "menu_text", "lang", "dir", "language_note", "notice", "sample_style", "sample_coordinates", "preview_set", "preview_characters", "trial_policy", "slug", "position", "parent_id", "preparation", "preparation_changed_at", "preparation_error", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`typefaces\`;`)
  await db.run(sql`DROP TABLE \`typefaces\`;`)
  await db.run(sql`ALTER TABLE \`__new_typefaces\` RENAME TO \`typefaces\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`typefaces_slug_idx\` ON \`typefaces\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_position_idx\` ON \`typefaces\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_parent_idx\` ON \`typefaces\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_preparation_idx\` ON \`typefaces\` (\`preparation\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_updated_at_idx\` ON \`typefaces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_created_at_idx\` ON \`typefaces\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_deleted_at_idx\` ON \`typefaces\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces__status_idx\` ON \`typefaces\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__typefaces_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_category\` text,
  	\`version_shape\` text DEFAULT 'field',
  	\`version_price\` numeric,
  	\`version_purpose\` text,
  	\`version_lead\` text,
  	\`version_about\` text,
  	\`version_foundry\` text,
  	\`version_menu_text\` text,
  	\`version_lang\` text DEFAULT 'en',
  	\`version_dir\` text DEFAULT 'ltr',
  	\`version_language_note\` text,
  	\`version_notice\` text,
  	\`version_sample_style\` text,
  	\`version_sample_coordinates\` text,
  	\`version_preview_set\` text DEFAULT 'standard',
  	\`version_preview_characters\` text,
  	\`version_trial_policy\` text DEFAULT 'reduced',
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_parent_id\` text(36),
  	\`version_preparation\` text,
  	\`version_preparation_changed_at\` text,
  	\`version_preparation_error\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__typefaces_v\`("id", "parent_id", "version_name", "version_category", "version_shape", "version_price", "version_purpose", "version_lead", "version_about", "version_foundry", "version_menu_text", "version_lang", "version_dir", "version_language_note", "version_notice", "version_sample_style", "version_sample_coordinates", "version_preview_set", "version_preview_characters", "version_trial_policy", "version_slug", "version_position", "version_parent_id", "version_preparation", "version_preparation_changed_at", "version_preparation_error", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_category", "version_shape", "version_price", "version_purpose", "version_lead", "version_about", "version_foundry", "version_menu_text", "version_lang", "version_dir", "version_language_note", "version_notice", "version_sample_style", "version_sample_coordinates", "version_preview_set", "version_preview_characters", "version_trial_policy", "version_slug", "version_position", "version_parent_id", "version_preparation", "version_preparation_changed_at", "version_preparation_error", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_typefaces_v\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__typefaces_v\` RENAME TO \`_typefaces_v\`;`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_parent_idx\` ON \`_typefaces_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_slug_idx\` ON \`_typefaces_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_position_idx\` ON \`_typefaces_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_parent_idx\` ON \`_typefaces_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_preparation_idx\` ON \`_typefaces_v\` (\`version_preparation\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_updated_at_idx\` ON \`_typefaces_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_created_at_idx\` ON \`_typefaces_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_deleted_at_idx\` ON \`_typefaces_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version__status_idx\` ON \`_typefaces_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_created_at_idx\` ON \`_typefaces_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_updated_at_idx\` ON \`_typefaces_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_latest_idx\` ON \`_typefaces_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`lead\` text,
  	\`content\` text,
  	\`blocks\` text,
  	\`legal\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "title", "slug", "lead", "content", "blocks", "legal", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "lead", "content", "blocks", "legal", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_lead\` text,
  	\`version_content\` text,
  	\`version_blocks\` text,
  	\`version_legal\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_title", "version_slug", "version_lead", "version_content", "version_blocks", "version_legal", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_slug", "version_lead", "version_content", "version_blocks", "version_legal", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
}
