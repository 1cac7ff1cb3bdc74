import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`licence_types_tiers_formats\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`licence_types_tiers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_formats_order_idx\` ON \`licence_types_tiers_formats\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_formats_parent_idx\` ON \`licence_types_tiers_formats\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`licence_types_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT true,
  	\`hint\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_questions_order_idx\` ON \`licence_types_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_questions_parent_id_idx\` ON \`licence_types_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`licence_types_changeable\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`licence_types_changeable_order_idx\` ON \`licence_types_changeable\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_changeable_parent_idx\` ON \`licence_types_changeable\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quotes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`keyhash\` text,
  	\`nonce\` text,
  	\`requestkey\` text,
  	\`valid_until\` text NOT NULL,
  	\`email\` text,
  	\`name\` text,
  	\`company\` text,
  	\`address\` text,
  	\`vatid\` text,
  	\`licensee\` text,
  	\`purchase_order\` text,
  	\`note\` text,
  	\`currency\` text,
  	\`net\` numeric NOT NULL,
  	\`tax\` text,
  	\`total\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`discounts\` text,
  	\`extras\` text,
  	\`inputs\` text NOT NULL,
  	\`seller\` text,
  	\`takes_transfer\` integer,
  	\`cart\` text,
  	\`order\` text,
  	\`made_by_id\` text(36),
  	\`sha256\` text,
  	\`withdrawn_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_number_idx\` ON \`quotes\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`quotes_state_idx\` ON \`quotes\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_keyhash_idx\` ON \`quotes\` (\`keyhash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_requestkey_idx\` ON \`quotes\` (\`requestkey\`);`)
  await db.run(sql`CREATE INDEX \`quotes_valid_until_idx\` ON \`quotes\` (\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`quotes_email_idx\` ON \`quotes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`quotes_cart_idx\` ON \`quotes\` (\`cart\`);`)
  await db.run(sql`CREATE INDEX \`quotes_order_idx\` ON \`quotes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`quotes_made_by_idx\` ON \`quotes\` (\`made_by_id\`);`)
  await db.run(sql`CREATE INDEX \`quotes_updated_at_idx\` ON \`quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_created_at_idx\` ON \`quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`licence_versions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`versionkey\` text,
  	\`licence_id\` text(36) NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`change\` text,
  	\`by\` text,
  	\`ended_at\` text NOT NULL,
  	\`contents\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`licence_id\`) REFERENCES \`licences\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`licence_versions_versionkey_idx\` ON \`licence_versions\` (\`versionkey\`);`)
  await db.run(sql`CREATE INDEX \`licence_versions_licence_idx\` ON \`licence_versions\` (\`licence_id\`);`)
  await db.run(sql`CREATE INDEX \`licence_versions_updated_at_idx\` ON \`licence_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`licence_versions_created_at_idx\` ON \`licence_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`note\` text,
  	\`enquirykey\` text,
  	\`name\` text,
  	\`email\` text,
  	\`company\` text,
  	\`licence_type\` text,
  	\`tier\` text,
  	\`typefaces\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_enquirykey_idx\` ON \`enquiries\` (\`enquirykey\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_texts_order_parent\` ON \`customers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail_choices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`nonce\` text,
  	\`no_releases\` integer,
  	\`no_offers\` integer,
  	\`newsletter_asked_at\` text,
  	\`newsletter_words\` text,
  	\`newsletter_confirmed_at\` text,
  	\`newsletter_ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_choices_email_idx\` ON \`mail_choices\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_updated_at_idx\` ON \`mail_choices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_choices_created_at_idx\` ON \`mail_choices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_ins\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`nonce\` text,
  	\`tokenhash\` text,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`sessionhash\` text,
  	\`session_ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_ins_email_idx\` ON \`sign_ins\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sign_ins_tokenhash_idx\` ON \`sign_ins\` (\`tokenhash\`);`)
  await db.run(sql`CREATE INDEX \`sign_ins_expires_at_idx\` ON \`sign_ins\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_ins_sessionhash_idx\` ON \`sign_ins\` (\`sessionhash\`);`)
  await db.run(sql`CREATE INDEX \`sign_ins_updated_at_idx\` ON \`sign_ins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_ins_created_at_idx\` ON \`sign_ins\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_order_questions_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`multiplier\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_order_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_order_questions_tiers_order_idx\` ON \`shop_order_questions_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_order_questions_tiers_parent_id_idx\` ON \`shop_order_questions_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_order_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`hint\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_order_questions_order_idx\` ON \`shop_order_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_order_questions_parent_id_idx\` ON \`shop_order_questions\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_licence_types_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`short\` text NOT NULL,
  	\`multiplier\` text,
  	\`ask_us\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_licence_types_tiers\`("_order", "_parent_id", "id", "key", "label", "short", "multiplier", "ask_us") SELECT "_order", "_parent_id", "id", "key", "label", "short", "multiplier", NULL FROM \`licence_types_tiers\`;`)
  await db.run(sql`DROP TABLE \`licence_types_tiers\`;`)
  await db.run(sql`ALTER TABLE \`__new_licence_types_tiers\` RENAME TO \`licence_types_tiers\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_order_idx\` ON \`licence_types_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_parent_id_idx\` ON \`licence_types_tiers\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`announced_at\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`told\` numeric;`)
  await db.run(sql`ALTER TABLE \`licence_types\` ADD \`months\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`transfer_due_at\` text;`)
  await db.run(sql`CREATE INDEX \`orders_quote_idx\` ON \`orders\` (\`quote\`);`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`version\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`contact\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`paid\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`upgrade_of\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`renews\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`superseded_by\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`superseded_at\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`shows\` text DEFAULT 'licensee';`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`checkkey\` text;`)
  await db.run(sql`CREATE INDEX \`licences_ends_at_idx\` ON \`licences\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`licences_upgrade_of_idx\` ON \`licences\` (\`upgrade_of\`);`)
  await db.run(sql`CREATE INDEX \`licences_renews_idx\` ON \`licences\` (\`renews\`);`)
  await db.run(sql`CREATE INDEX \`licences_checkkey_idx\` ON \`licences\` (\`checkkey\`);`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`offer_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`offered_at\` text;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`cart\` text;`)
  await db.run(sql`CREATE INDEX \`trial_orders_offer_due_at_idx\` ON \`trial_orders\` (\`offer_due_at\`);`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`quote\` text;`)
  await db.run(sql`CREATE INDEX \`carts_quote_idx\` ON \`carts\` (\`quote\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`licence_versions_id\` text(36) REFERENCES licence_versions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiries_id\` text(36) REFERENCES enquiries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`customers_id\` text(36) REFERENCES customers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licence_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`licence_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`quote_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`takes_transfers\` integer;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`transfer_days\` numeric DEFAULT 14;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`licence_types_tiers_formats\`;`)
  await db.run(sql`DROP TABLE \`licence_types_questions\`;`)
  await db.run(sql`DROP TABLE \`licence_types_changeable\`;`)
  await db.run(sql`DROP TABLE \`quotes\`;`)
  await db.run(sql`DROP TABLE \`licence_versions\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`customers_texts\`;`)
  await db.run(sql`DROP TABLE \`mail_choices\`;`)
  await db.run(sql`DROP TABLE \`sign_ins\`;`)
  await db.run(sql`DROP TABLE \`shop_order_questions_tiers\`;`)
  await db.run(sql`DROP TABLE \`shop_order_questions\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "typefaces_id", "styles_id", "font_files_id", "releases_id", "pages_id", "media_id", "licence_types_id", "eulas_id", "bundles_id", "coupons_id", "licences_id", "grants_id", "trial_orders_id", "users_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "typefaces_id", "styles_id", "font_files_id", "releases_id", "pages_id", "media_id", "licence_types_id", "eulas_id", "bundles_id", "coupons_id", "licences_id", "grants_id", "trial_orders_id", "users_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`DROP INDEX \`orders_quote_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`transfer_due_at\`;`)
  await db.run(sql`DROP INDEX \`licences_ends_at_idx\`;`)
  await db.run(sql`DROP INDEX \`licences_upgrade_of_idx\`;`)
  await db.run(sql`DROP INDEX \`licences_renews_idx\`;`)
  await db.run(sql`DROP INDEX \`licences_checkkey_idx\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`contact\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`paid\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`upgrade_of\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`renews\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`superseded_by\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`superseded_at\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`shows\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`checkkey\`;`)
  await db.run(sql`DROP INDEX \`trial_orders_offer_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`offer_due_at\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`offered_at\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`cart\`;`)
  await db.run(sql`DROP INDEX \`carts_quote_idx\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`quote\`;`)
  await db.run(sql`CREATE TABLE \`__new_licence_types_tiers\` (
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
  await db.run(sql`INSERT INTO \`__new_licence_types_tiers\`("_order", "_parent_id", "id", "key", "label", "short", "multiplier") SELECT "_order", "_parent_id", "id", "key", "label", "short", "multiplier" FROM \`licence_types_tiers\`;`)
  await db.run(sql`DROP TABLE \`licence_types_tiers\`;`)
  await db.run(sql`ALTER TABLE \`__new_licence_types_tiers\` RENAME TO \`licence_types_tiers\`;`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_order_idx\` ON \`licence_types_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_parent_id_idx\` ON \`licence_types_tiers\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`announced_at\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`told\`;`)
  await db.run(sql`ALTER TABLE \`licence_types\` DROP COLUMN \`months\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`quote_days\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`takes_transfers\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`transfer_days\`;`)
}
