import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`typefaces_samples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`lang\` text DEFAULT 'en',
  	\`dir\` text DEFAULT 'ltr',
  	\`script\` text DEFAULT 'Latin',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_samples_order_idx\` ON \`typefaces_samples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_samples_parent_id_idx\` ON \`typefaces_samples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`typefaces\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`parent_id\` text(36),
  	\`category\` text,
  	\`shape\` text DEFAULT 'field',
  	\`foundry\` text,
  	\`price\` numeric,
  	\`purpose\` text,
  	\`lead\` text,
  	\`about\` text,
  	\`menu_text\` text,
  	\`lang\` text DEFAULT 'en',
  	\`dir\` text DEFAULT 'ltr',
  	\`sample_style\` text,
  	\`sample_coordinates\` text,
  	\`trial_policy\` text DEFAULT 'reduced',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`typefaces_slug_idx\` ON \`typefaces\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_position_idx\` ON \`typefaces\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_parent_idx\` ON \`typefaces\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_updated_at_idx\` ON \`typefaces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_created_at_idx\` ON \`typefaces\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces__status_idx\` ON \`typefaces\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`typefaces_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_texts_order_parent\` ON \`typefaces_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v_version_samples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`lang\` text DEFAULT 'en',
  	\`dir\` text DEFAULT 'ltr',
  	\`script\` text DEFAULT 'Latin',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_samples_order_idx\` ON \`_typefaces_v_version_samples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_samples_parent_id_idx\` ON \`_typefaces_v_version_samples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
  	\`version_parent_id\` text(36),
  	\`version_category\` text,
  	\`version_shape\` text DEFAULT 'field',
  	\`version_foundry\` text,
  	\`version_price\` numeric,
  	\`version_purpose\` text,
  	\`version_lead\` text,
  	\`version_about\` text,
  	\`version_menu_text\` text,
  	\`version_lang\` text DEFAULT 'en',
  	\`version_dir\` text DEFAULT 'ltr',
  	\`version_sample_style\` text,
  	\`version_sample_coordinates\` text,
  	\`version_trial_policy\` text DEFAULT 'reduced',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_parent_idx\` ON \`_typefaces_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_slug_idx\` ON \`_typefaces_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_position_idx\` ON \`_typefaces_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_parent_idx\` ON \`_typefaces_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_updated_at_idx\` ON \`_typefaces_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_created_at_idx\` ON \`_typefaces_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version__status_idx\` ON \`_typefaces_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_created_at_idx\` ON \`_typefaces_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_updated_at_idx\` ON \`_typefaces_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_latest_idx\` ON \`_typefaces_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_texts_order_parent\` ON \`_typefaces_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`styles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`typeface_id\` text(36) NOT NULL,
  	\`name\` text NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`typ\` text DEFAULT 'static' NOT NULL,
  	\`weight\` numeric DEFAULT 400 NOT NULL,
  	\`width\` numeric,
  	\`slope\` text DEFAULT 'upright' NOT NULL,
  	\`price\` numeric,
  	\`rest_coordinates\` text,
  	\`master\` text,
  	\`facts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`typeface_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`styles_typeface_idx\` ON \`styles\` (\`typeface_id\`);`)
  await db.run(sql`CREATE INDEX \`styles_position_idx\` ON \`styles\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`styles_updated_at_idx\` ON \`styles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`styles_created_at_idx\` ON \`styles\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`typeface_name_idx\` ON \`styles\` (\`typeface_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`font_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`style_id\` text(36) NOT NULL,
  	\`typeface_id\` text(36) NOT NULL,
  	\`format\` text NOT NULL,
  	\`is_master\` integer DEFAULT false,
  	\`is_menu_preview\` integer DEFAULT false,
  	\`filename\` text,
  	\`sha256\` text,
  	\`size_in_bytes\` numeric NOT NULL,
  	\`master\` text,
  	\`filekey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`style_id\`) REFERENCES \`styles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`typeface_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`font_files_style_idx\` ON \`font_files\` (\`style_id\`);`)
  await db.run(sql`CREATE INDEX \`font_files_typeface_idx\` ON \`font_files\` (\`typeface_id\`);`)
  await db.run(sql`CREATE INDEX \`font_files_filename_idx\` ON \`font_files\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`font_files_sha256_idx\` ON \`font_files\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`font_files_master_idx\` ON \`font_files\` (\`master\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`font_files_filekey_idx\` ON \`font_files\` (\`filekey\`);`)
  await db.run(sql`CREATE INDEX \`font_files_updated_at_idx\` ON \`font_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`font_files_created_at_idx\` ON \`font_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`typeface_id\` text(36) NOT NULL,
  	\`version\` text NOT NULL,
  	\`releasekey\` text,
  	\`released_on\` text,
  	\`notes\` text,
  	\`measure\` text,
  	\`facts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`typeface_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_typeface_idx\` ON \`releases\` (\`typeface_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_releasekey_idx\` ON \`releases\` (\`releasekey\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`lead\` text,
  	\`content\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_lead\` text,
  	\`version_content\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`licence_types_formats\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_formats_order_idx\` ON \`licence_types_formats\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_formats_parent_idx\` ON \`licence_types_formats\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`licence_types_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`short\` text NOT NULL,
  	\`multiplier\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_order_idx\` ON \`licence_types_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_parent_id_idx\` ON \`licence_types_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`licence_types\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`kind\` text DEFAULT 'retail' NOT NULL,
  	\`unit\` text,
  	\`eula_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`eula_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`licence_types_key_idx\` ON \`licence_types\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_position_idx\` ON \`licence_types\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_eula_idx\` ON \`licence_types\` (\`eula_id\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_updated_at_idx\` ON \`licence_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_created_at_idx\` ON \`licence_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`licence_types_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_texts_order_parent\` ON \`licence_types_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`eulas_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`eulas_sections_order_idx\` ON \`eulas_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`eulas_sections_parent_id_idx\` ON \`eulas_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`eulas\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`version\` text NOT NULL,
  	\`effective_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`eulas_updated_at_idx\` ON \`eulas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`eulas_created_at_idx\` ON \`eulas\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`title_version_idx\` ON \`eulas\` (\`title\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`bundles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_updated_at_idx\` ON \`bundles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bundles_created_at_idx\` ON \`bundles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bundles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`styles_id\` text(36),
  	\`typefaces_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`styles_id\`) REFERENCES \`styles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_rels_order_idx\` ON \`bundles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_parent_idx\` ON \`bundles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_path_idx\` ON \`bundles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_styles_id_idx\` ON \`bundles_rels\` (\`styles_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_typefaces_id_idx\` ON \`bundles_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text DEFAULT 'percent' NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupons_code_idx\` ON \`coupons\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`keyhash\` text,
  	\`nonce\` text,
  	\`sidhash\` text,
  	\`checkoutkey\` text,
  	\`detailshash\` text,
  	\`cart\` text,
  	\`cart_revision\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`net\` numeric NOT NULL,
  	\`tax\` text,
  	\`total\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`quotehash\` text,
  	\`email\` text,
  	\`name\` text,
  	\`company\` text,
  	\`address\` text,
  	\`vatid\` text,
  	\`licensee\` text,
  	\`accepted_eulas\` text,
  	\`provider\` text,
  	\`intent\` text,
  	\`placed_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`delivered_at\` text,
  	\`review_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`orders_state_idx\` ON \`orders\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_keyhash_idx\` ON \`orders\` (\`keyhash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_checkoutkey_idx\` ON \`orders\` (\`checkoutkey\`);`)
  await db.run(sql`CREATE INDEX \`orders_cart_idx\` ON \`orders\` (\`cart\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_idx\` ON \`orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`orders_intent_idx\` ON \`orders\` (\`intent\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`licences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`linekey\` text,
  	\`order_id\` text(36) NOT NULL,
  	\`state\` text DEFAULT 'active' NOT NULL,
  	\`licensee_name\` text,
  	\`licensee\` text NOT NULL,
  	\`typeface_name\` text,
  	\`styles\` text NOT NULL,
  	\`uses\` text NOT NULL,
  	\`eulas\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`licences_number_idx\` ON \`licences\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`licences_linekey_idx\` ON \`licences\` (\`linekey\`);`)
  await db.run(sql`CREATE INDEX \`licences_order_idx\` ON \`licences\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`licences_updated_at_idx\` ON \`licences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`licences_created_at_idx\` ON \`licences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`grants\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`grantkey\` text,
  	\`kind\` text NOT NULL,
  	\`licence_id\` text(36),
  	\`trial_order_id\` text(36),
  	\`email\` text,
  	\`expires_at\` text,
  	\`revoked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`licence_id\`) REFERENCES \`licences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`trial_order_id\`) REFERENCES \`trial_orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`grants_grantkey_idx\` ON \`grants\` (\`grantkey\`);`)
  await db.run(sql`CREATE INDEX \`grants_licence_idx\` ON \`grants\` (\`licence_id\`);`)
  await db.run(sql`CREATE INDEX \`grants_trial_order_idx\` ON \`grants\` (\`trial_order_id\`);`)
  await db.run(sql`CREATE INDEX \`grants_updated_at_idx\` ON \`grants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`grants_created_at_idx\` ON \`grants\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`trial_orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`name\` text,
  	\`company\` text,
  	\`eula_id\` text(36),
  	\`newsletter\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`eula_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trial_orders_email_idx\` ON \`trial_orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_eula_idx\` ON \`trial_orders\` (\`eula_id\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_updated_at_idx\` ON \`trial_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_created_at_idx\` ON \`trial_orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`trial_orders_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`typefaces_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trial_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trial_orders_rels_order_idx\` ON \`trial_orders_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_rels_parent_idx\` ON \`trial_orders_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_rels_path_idx\` ON \`trial_orders_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_rels_typefaces_id_idx\` ON \`trial_orders_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`keyhash\` text,
  	\`nonce\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`revision\` numeric DEFAULT 1 NOT NULL,
  	\`lines\` text NOT NULL,
  	\`licensee\` text,
  	\`country\` text,
  	\`vatid\` text,
  	\`order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_keyhash_idx\` ON \`carts\` (\`keyhash\`);`)
  await db.run(sql`CREATE INDEX \`carts_state_idx\` ON \`carts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`carts_order_idx\` ON \`carts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`eventid\` text,
  	\`type\` text,
  	\`intent\` text,
  	\`state\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_events_eventid_idx\` ON \`payment_events\` (\`eventid\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_intent_idx\` ON \`payment_events\` (\`intent\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_state_idx\` ON \`payment_events\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_updated_at_idx\` ON \`payment_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_created_at_idx\` ON \`payment_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`mailkey\` text,
  	\`kind\` text NOT NULL,
  	\`to\` text,
  	\`about\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`due_at\` text,
  	\`sent_at\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_mailkey_idx\` ON \`mails\` (\`mailkey\`);`)
  await db.run(sql`CREATE INDEX \`mails_about_idx\` ON \`mails\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_due_at_idx\` ON \`mails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`typefaces_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_typefaces_id_idx\` ON \`redirects_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`typefaces_id\` text(36),
  	\`styles_id\` text(36),
  	\`font_files_id\` text(36),
  	\`releases_id\` text(36),
  	\`pages_id\` text(36),
  	\`media_id\` text(36),
  	\`licence_types_id\` text(36),
  	\`eulas_id\` text(36),
  	\`bundles_id\` text(36),
  	\`coupons_id\` text(36),
  	\`licences_id\` text(36),
  	\`grants_id\` text(36),
  	\`trial_orders_id\` text(36),
  	\`users_id\` text(36),
  	\`redirects_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`styles_id\`) REFERENCES \`styles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`font_files_id\`) REFERENCES \`font_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`licence_types_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eulas_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bundles_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coupons_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`licences_id\`) REFERENCES \`licences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grants_id\`) REFERENCES \`grants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trial_orders_id\`) REFERENCES \`trial_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typefaces_id_idx\` ON \`payload_locked_documents_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_styles_id_idx\` ON \`payload_locked_documents_rels\` (\`styles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_font_files_id_idx\` ON \`payload_locked_documents_rels\` (\`font_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licence_types_id_idx\` ON \`payload_locked_documents_rels\` (\`licence_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eulas_id_idx\` ON \`payload_locked_documents_rels\` (\`eulas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bundles_id_idx\` ON \`payload_locked_documents_rels\` (\`bundles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_coupons_id_idx\` ON \`payload_locked_documents_rels\` (\`coupons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licences_id_idx\` ON \`payload_locked_documents_rels\` (\`licences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grants_id_idx\` ON \`payload_locked_documents_rels\` (\`grants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trial_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`trial_orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_tax_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`kind\` text DEFAULT 'standard' NOT NULL,
  	\`rate\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_tax_rates_order_idx\` ON \`shop_tax_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_tax_rates_parent_id_idx\` ON \`shop_tax_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Fount' NOT NULL,
  	\`seller\` text DEFAULT 'Fount' NOT NULL,
  	\`seller_address\` text,
  	\`email\` text,
  	\`country\` text DEFAULT 'DE' NOT NULL,
  	\`vat_id\` text,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`combination_factor\` text DEFAULT '0.75' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`typefaces_samples\`;`)
  await db.run(sql`DROP TABLE \`typefaces\`;`)
  await db.run(sql`DROP TABLE \`typefaces_texts\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_samples\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_texts\`;`)
  await db.run(sql`DROP TABLE \`styles\`;`)
  await db.run(sql`DROP TABLE \`font_files\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`licence_types_formats\`;`)
  await db.run(sql`DROP TABLE \`licence_types_tiers\`;`)
  await db.run(sql`DROP TABLE \`licence_types\`;`)
  await db.run(sql`DROP TABLE \`licence_types_texts\`;`)
  await db.run(sql`DROP TABLE \`eulas_sections\`;`)
  await db.run(sql`DROP TABLE \`eulas\`;`)
  await db.run(sql`DROP TABLE \`bundles\`;`)
  await db.run(sql`DROP TABLE \`bundles_rels\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`licences\`;`)
  await db.run(sql`DROP TABLE \`grants\`;`)
  await db.run(sql`DROP TABLE \`trial_orders\`;`)
  await db.run(sql`DROP TABLE \`trial_orders_rels\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`shop_tax_rates\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
}
