import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`discounts\` text,
  	\`coupon\` text,
  	\`audience\` text,
  	\`refunded\` numeric,
  	\`dispute\` text,
  	\`seller\` text,
  	\`origin\` text,
  	\`quotehash\` text,
  	\`email\` text,
  	\`name\` text,
  	\`company\` text,
  	\`address\` text,
  	\`vatid\` text,
  	\`vat_check\` text,
  	\`purchase_order\` text,
  	\`note\` text,
  	\`answers\` text,
  	\`quote\` text,
  	\`transfer_due_at\` text,
  	\`consents\` text,
  	\`licensee\` text,
  	\`accepted_eulas\` text,
  	\`provider\` text,
  	\`intent\` text,
  	\`fee\` numeric,
  	\`fee_currency\` text,
  	\`fee_due_at\` text,
  	\`intent_attempt\` numeric DEFAULT 0,
  	\`next_check_at\` text,
  	\`checked_at\` text,
  	\`checks\` numeric DEFAULT 0,
  	\`processing_since\` text,
  	\`payment_unknown_since\` text,
  	\`placed_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`delivered_at\` text,
  	\`review_reason\` text,
  	\`mail_failure\` text,
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
  await db.run(sql`CREATE INDEX \`orders_quote_idx\` ON \`orders\` (\`quote\`);`)
  await db.run(sql`CREATE INDEX \`orders_intent_idx\` ON \`orders\` (\`intent\`);`)
  await db.run(sql`CREATE INDEX \`orders_fee_due_at_idx\` ON \`orders\` (\`fee_due_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_next_check_at_idx\` ON \`orders\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_checked_at_idx\` ON \`orders\` (\`checked_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_paid_at_idx\` ON \`orders\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
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
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`version\` numeric DEFAULT 1,
  	\`changed_at\` text,
  	\`contact\` text,
  	\`paid\` text,
  	\`upgrade_of\` text,
  	\`renews\` text,
  	\`superseded_by\` text,
  	\`superseded_at\` text,
  	\`shows\` text DEFAULT 'licensee',
  	\`checkkey\` text,
  	\`revoked_at\` text,
  	\`revoked_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`licences_number_idx\` ON \`licences\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`licences_linekey_idx\` ON \`licences\` (\`linekey\`);`)
  await db.run(sql`CREATE INDEX \`licences_order_idx\` ON \`licences\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`licences_ends_at_idx\` ON \`licences\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`licences_upgrade_of_idx\` ON \`licences\` (\`upgrade_of\`);`)
  await db.run(sql`CREATE INDEX \`licences_renews_idx\` ON \`licences\` (\`renews\`);`)
  await db.run(sql`CREATE INDEX \`licences_checkkey_idx\` ON \`licences\` (\`checkkey\`);`)
  await db.run(sql`CREATE INDEX \`licences_updated_at_idx\` ON \`licences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`licences_created_at_idx\` ON \`licences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invoices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`documentkey\` text,
  	\`number\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`serial\` numeric NOT NULL,
  	\`order_id\` text(36) NOT NULL,
  	\`refund_id\` text(36),
  	\`issued_at\` text NOT NULL,
  	\`contents\` text NOT NULL,
  	\`sha256\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`refund_id\`) REFERENCES \`refunds\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_documentkey_idx\` ON \`invoices\` (\`documentkey\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_number_idx\` ON \`invoices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`invoices_kind_idx\` ON \`invoices\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`invoices_year_idx\` ON \`invoices\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`invoices_order_idx\` ON \`invoices\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_refund_idx\` ON \`invoices\` (\`refund_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_issued_at_idx\` ON \`invoices\` (\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_updated_at_idx\` ON \`invoices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_at_idx\` ON \`invoices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`refundkey\` text,
  	\`order_id\` text(36) NOT NULL,
  	\`refundid\` text,
  	\`amount\` numeric NOT NULL,
  	\`net\` numeric NOT NULL,
  	\`tax\` numeric NOT NULL,
  	\`credit\` numeric DEFAULT 0,
  	\`lines\` text,
  	\`reason\` text,
  	\`licences\` text DEFAULT 'kept' NOT NULL,
  	\`state\` text DEFAULT 'requested' NOT NULL,
  	\`by\` text,
  	\`card\` text,
  	\`failure\` text,
  	\`credit_at\` text,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_refundkey_idx\` ON \`refunds\` (\`refundkey\`);`)
  await db.run(sql`CREATE INDEX \`refunds_order_idx\` ON \`refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_refundid_idx\` ON \`refunds\` (\`refundid\`);`)
  await db.run(sql`CREATE INDEX \`refunds_state_idx\` ON \`refunds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`refunds_due_at_idx\` ON \`refunds\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`trial_orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`followed_up\` integer DEFAULT false,
  	\`followed_up_at\` text,
  	\`followed_up_by\` text,
  	\`note\` text,
  	\`email\` text,
  	\`name\` text,
  	\`company\` text,
  	\`eula_id\` text(36),
  	\`newsletter\` integer DEFAULT false,
  	\`offer_due_at\` text,
  	\`offered_at\` text,
  	\`cart\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`eula_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trial_orders_email_idx\` ON \`trial_orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_eula_idx\` ON \`trial_orders\` (\`eula_id\`);`)
  await db.run(sql`CREATE INDEX \`trial_orders_offer_due_at_idx\` ON \`trial_orders\` (\`offer_due_at\`);`)
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
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`followed_up_at\` text,
  	\`followed_up_by\` text,
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
  await db.run(sql`CREATE TABLE \`typefaces_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`currency\` text,
  	\`price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_prices_order_idx\` ON \`typefaces_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_prices_parent_id_idx\` ON \`typefaces_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`typefaces_specimens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_id\` text(36),
  	\`caption\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_specimens_order_idx\` ON \`typefaces_specimens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_specimens_parent_id_idx\` ON \`typefaces_specimens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_specimens_file_idx\` ON \`typefaces_specimens\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`typefaces_in_use\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` text(36),
  	\`shows\` text,
  	\`by\` text,
  	\`link\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_in_use_order_idx\` ON \`typefaces_in_use\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_in_use_parent_id_idx\` ON \`typefaces_in_use\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_in_use_picture_idx\` ON \`typefaces_in_use\` (\`picture_id\`);`)
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
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` text(36),
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
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`typefaces_meta_meta_image_idx\` ON \`typefaces\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`typefaces_slug_idx\` ON \`typefaces\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_position_idx\` ON \`typefaces\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_parent_idx\` ON \`typefaces\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_preparation_idx\` ON \`typefaces\` (\`preparation\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_updated_at_idx\` ON \`typefaces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_created_at_idx\` ON \`typefaces\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`typefaces_deleted_at_idx\` ON \`typefaces\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_typefaces_v_version_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`currency\` text,
  	\`price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_prices_order_idx\` ON \`_typefaces_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_prices_parent_id_idx\` ON \`_typefaces_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v_version_specimens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`file_id\` text(36),
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_specimens_order_idx\` ON \`_typefaces_v_version_specimens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_specimens_parent_id_idx\` ON \`_typefaces_v_version_specimens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_specimens_file_idx\` ON \`_typefaces_v_version_specimens\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_typefaces_v_version_in_use\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`picture_id\` text(36),
  	\`shows\` text,
  	\`by\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_typefaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_in_use_order_idx\` ON \`_typefaces_v_version_in_use\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_in_use_parent_id_idx\` ON \`_typefaces_v_version_in_use\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_in_use_picture_idx\` ON \`_typefaces_v_version_in_use\` (\`picture_id\`);`)
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
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` text(36),
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
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_typefaces_v_parent_idx\` ON \`_typefaces_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_meta_version_meta_image_idx\` ON \`_typefaces_v\` (\`version_meta_image_id\`);`)
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
  await db.run(sql`CREATE TABLE \`styles_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`styles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`styles_prices_order_idx\` ON \`styles_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`styles_prices_parent_id_idx\` ON \`styles_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`styles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`typeface_id\` text(36) NOT NULL,
  	\`name\` text NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`place\` numeric,
  	\`typ\` text DEFAULT 'static' NOT NULL,
  	\`weight\` numeric DEFAULT 400 NOT NULL,
  	\`width\` numeric,
  	\`slope\` text DEFAULT 'upright' NOT NULL,
  	\`price\` numeric,
  	\`default_coordinates\` text,
  	\`variation\` text,
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
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`typeface_id\` text(36) NOT NULL,
  	\`version\` text NOT NULL,
  	\`notes\` text,
  	\`released_on\` text,
  	\`announced_at\` text,
  	\`announced_by\` text,
  	\`told_at\` text,
  	\`told\` numeric,
  	\`current\` integer DEFAULT true,
  	\`number\` numeric DEFAULT 1,
  	\`releasekey\` text,
  	\`masters\` text,
  	\`changes\` text,
  	\`measure\` text,
  	\`facts\` text,
  	\`redrawn\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`typeface_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_typeface_idx\` ON \`releases\` (\`typeface_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_current_idx\` ON \`releases\` (\`current\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_releasekey_idx\` ON \`releases\` (\`releasekey\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`designers_shares\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`typeface_id\` text(36),
  	\`percent\` text NOT NULL,
  	\`from\` text,
  	FOREIGN KEY (\`typeface_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`designers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`designers_shares_order_idx\` ON \`designers_shares\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`designers_shares_parent_id_idx\` ON \`designers_shares\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`designers_shares_typeface_idx\` ON \`designers_shares\` (\`typeface_id\`);`)
  await db.run(sql`CREATE TABLE \`designers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`designers_updated_at_idx\` ON \`designers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`designers_created_at_idx\` ON \`designers\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`licence_types_tiers\` (
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
  await db.run(sql`CREATE INDEX \`licence_types_tiers_order_idx\` ON \`licence_types_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`licence_types_tiers_parent_id_idx\` ON \`licence_types_tiers\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`licence_types\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`kind\` text DEFAULT 'retail' NOT NULL,
  	\`is_for_sale\` integer DEFAULT true,
  	\`unit\` text,
  	\`months\` numeric,
  	\`updates\` text DEFAULT 'all',
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
  await db.run(sql`CREATE TABLE \`bundles_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_prices_order_idx\` ON \`bundles_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_prices_parent_id_idx\` ON \`bundles_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bundles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0,
  	\`price\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bundles_slug_idx\` ON \`bundles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`bundles_position_idx\` ON \`bundles\` (\`position\`);`)
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
  	\`label\` text,
  	\`kind\` text DEFAULT 'percent' NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`currency\` text,
  	\`remaining\` numeric,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`least_total\` numeric,
  	\`max_uses\` numeric,
  	\`uses_per_customer\` numeric,
  	\`stackable\` integer DEFAULT false,
  	\`uses\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupons_code_idx\` ON \`coupons\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`coupons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`typefaces_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_rels_order_idx\` ON \`coupons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_parent_idx\` ON \`coupons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_path_idx\` ON \`coupons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`coupons_rels_typefaces_id_idx\` ON \`coupons_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`lead\` text,
  	\`content\` text,
  	\`blocks\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`legal\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_content\` text,
  	\`version_blocks\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_slug\` text,
  	\`version_legal\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`removed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_text_url\` text,
  	\`sizes_text_width\` numeric,
  	\`sizes_text_height\` numeric,
  	\`sizes_text_mime_type\` text,
  	\`sizes_text_filesize\` numeric,
  	\`sizes_text_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_text_sizes_text_filename_idx\` ON \`media\` (\`sizes_text_filename\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`type\` text DEFAULT '308' NOT NULL,
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
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
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
  	\`factor_since\` text,
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
  await db.run(sql`CREATE TABLE \`upload_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`upload_id\` text(36) NOT NULL,
  	\`filekey\` text,
  	\`name\` text,
  	\`sha256\` text,
  	\`size_in_bytes\` numeric NOT NULL,
  	\`state\` text DEFAULT 'planned' NOT NULL,
  	\`steps\` text,
  	\`failure\` text,
  	\`facts\` text,
  	\`override\` text,
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
  await db.run(sql`CREATE TABLE \`grants\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revoked_at\` text,
  	\`paused_at\` text,
  	\`grantkey\` text,
  	\`kind\` text NOT NULL,
  	\`licence_id\` text(36),
  	\`trial_order_id\` text(36),
  	\`email\` text,
  	\`expires_at\` text,
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
  await db.run(sql`CREATE TABLE \`order_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`eventkey\` text,
  	\`order_id\` text(36) NOT NULL,
  	\`kind\` text,
  	\`by\` text,
  	\`user_id\` text(36),
  	\`why\` text,
  	\`details\` text,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_events_eventkey_idx\` ON \`order_events\` (\`eventkey\`);`)
  await db.run(sql`CREATE INDEX \`order_events_order_idx\` ON \`order_events\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`order_events_kind_idx\` ON \`order_events\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`order_events_user_idx\` ON \`order_events\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`order_events_at_idx\` ON \`order_events\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`order_events_updated_at_idx\` ON \`order_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_events_created_at_idx\` ON \`order_events\` (\`created_at\`);`)
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
  	\`vat_check\` text,
  	\`currency\` text,
  	\`coupon\` text,
  	\`audience\` text,
  	\`purchase_order\` text,
  	\`note\` text,
  	\`answers\` text,
  	\`quote\` text,
  	\`order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_keyhash_idx\` ON \`carts\` (\`keyhash\`);`)
  await db.run(sql`CREATE INDEX \`carts_state_idx\` ON \`carts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`carts_quote_idx\` ON \`carts\` (\`quote\`);`)
  await db.run(sql`CREATE INDEX \`carts_order_idx\` ON \`carts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`eventid\` text,
  	\`type\` text,
  	\`intent\` text,
  	\`state\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`due_at\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_events_eventid_idx\` ON \`payment_events\` (\`eventid\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_intent_idx\` ON \`payment_events\` (\`intent\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_state_idx\` ON \`payment_events\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`payment_events_due_at_idx\` ON \`payment_events\` (\`due_at\`);`)
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
  	\`last_failure\` text,
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
  await db.run(sql`CREATE TABLE \`vat_checks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`checkkey\` text,
  	\`vatid\` text,
  	\`order_id\` text(36),
  	\`state\` text DEFAULT 'due' NOT NULL,
  	\`valid\` integer,
  	\`answer\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vat_checks_checkkey_idx\` ON \`vat_checks\` (\`checkkey\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_vatid_idx\` ON \`vat_checks\` (\`vatid\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_order_idx\` ON \`vat_checks\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_state_idx\` ON \`vat_checks\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_due_at_idx\` ON \`vat_checks\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_updated_at_idx\` ON \`vat_checks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vat_checks_created_at_idx\` ON \`vat_checks\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`coupon_uses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`usekey\` text,
  	\`coupon_id\` text(36),
  	\`order_id\` text(36),
  	\`customerhash\` text,
  	\`amount\` numeric NOT NULL,
  	\`state\` text DEFAULT 'held' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`coupon_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_uses_usekey_idx\` ON \`coupon_uses\` (\`usekey\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_coupon_idx\` ON \`coupon_uses\` (\`coupon_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_order_idx\` ON \`coupon_uses\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_customerhash_idx\` ON \`coupon_uses\` (\`customerhash\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_state_idx\` ON \`coupon_uses\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_updated_at_idx\` ON \`coupon_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupon_uses_created_at_idx\` ON \`coupon_uses\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`timers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`last_run_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`timers_name_idx\` ON \`timers\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`timers_updated_at_idx\` ON \`timers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timers_created_at_idx\` ON \`timers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`limits\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`limits_key_idx\` ON \`limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`limits_expires_at_idx\` ON \`limits\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  	\`licences_id\` text(36),
  	\`customers_id\` text(36),
  	\`trial_orders_id\` text(36),
  	\`enquiries_id\` text(36),
  	\`typefaces_id\` text(36),
  	\`styles_id\` text(36),
  	\`releases_id\` text(36),
  	\`designers_id\` text(36),
  	\`licence_types_id\` text(36),
  	\`eulas_id\` text(36),
  	\`bundles_id\` text(36),
  	\`coupons_id\` text(36),
  	\`pages_id\` text(36),
  	\`media_id\` text(36),
  	\`redirects_id\` text(36),
  	\`users_id\` text(36),
  	\`font_files_id\` text(36),
  	\`grants_id\` text(36),
  	\`licence_versions_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`licences_id\`) REFERENCES \`licences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trial_orders_id\`) REFERENCES \`trial_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`styles_id\`) REFERENCES \`styles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`designers_id\`) REFERENCES \`designers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`licence_types_id\`) REFERENCES \`licence_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eulas_id\`) REFERENCES \`eulas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bundles_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coupons_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`font_files_id\`) REFERENCES \`font_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grants_id\`) REFERENCES \`grants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`licence_versions_id\`) REFERENCES \`licence_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licences_id_idx\` ON \`payload_locked_documents_rels\` (\`licences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trial_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`trial_orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typefaces_id_idx\` ON \`payload_locked_documents_rels\` (\`typefaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_styles_id_idx\` ON \`payload_locked_documents_rels\` (\`styles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_designers_id_idx\` ON \`payload_locked_documents_rels\` (\`designers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licence_types_id_idx\` ON \`payload_locked_documents_rels\` (\`licence_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eulas_id_idx\` ON \`payload_locked_documents_rels\` (\`eulas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bundles_id_idx\` ON \`payload_locked_documents_rels\` (\`bundles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_coupons_id_idx\` ON \`payload_locked_documents_rels\` (\`coupons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_font_files_id_idx\` ON \`payload_locked_documents_rels\` (\`font_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grants_id_idx\` ON \`payload_locked_documents_rels\` (\`grants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_licence_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`licence_versions_id\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_price_lists\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`currency\` text NOT NULL,
  	\`factor\` text NOT NULL,
  	\`rounding\` text DEFAULT 'none' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_price_lists_order_idx\` ON \`shop_price_lists\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_price_lists_parent_id_idx\` ON \`shop_price_lists\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_exchange_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`own\` text DEFAULT '1' NOT NULL,
  	\`foreign\` text NOT NULL,
  	\`currency\` text NOT NULL,
  	\`of\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_exchange_rates_order_idx\` ON \`shop_exchange_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_exchange_rates_parent_id_idx\` ON \`shop_exchange_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_style_counts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`percent_off\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_style_counts_order_idx\` ON \`shop_style_counts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_style_counts_parent_id_idx\` ON \`shop_style_counts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_audiences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent_off\` text NOT NULL,
  	\`words\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_audiences_order_idx\` ON \`shop_audiences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_audiences_parent_id_idx\` ON \`shop_audiences\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`shop_tax_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`kind\` text DEFAULT 'standard' NOT NULL,
  	\`rate\` text NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`registered\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_tax_rates_order_idx\` ON \`shop_tax_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_tax_rates_parent_id_idx\` ON \`shop_tax_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Type foundry' NOT NULL,
  	\`logo_id\` text(36),
  	\`favicon_id\` text(36),
  	\`sharing_picture_id\` text(36),
  	\`email\` text,
  	\`telephone\` text,
  	\`staff_email\` text,
  	\`needs_second_factor\` integer DEFAULT false,
  	\`seller\` text DEFAULT 'Type foundry' NOT NULL,
  	\`address_street\` text,
  	\`address_street2\` text,
  	\`address_postal_code\` text,
  	\`address_city\` text,
  	\`country\` text DEFAULT 'DE' NOT NULL,
  	\`representative\` text,
  	\`register\` text,
  	\`vat_id\` text,
  	\`tax_number\` text,
  	\`bank_holder\` text,
  	\`bank_name\` text,
  	\`bank_iban\` text,
  	\`bank_bic\` text,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`combination_factor\` text DEFAULT '0.75' NOT NULL,
  	\`quote_days\` numeric DEFAULT 30,
  	\`takes_transfers\` integer,
  	\`transfer_days\` numeric DEFAULT 14,
  	\`small_business\` integer DEFAULT false,
  	\`small_business_sentence\` text,
  	\`taxed_where\` text DEFAULT 'buyer' NOT NULL,
  	\`sale_kind\` text DEFAULT 'standard' NOT NULL,
  	\`not_registered\` text DEFAULT 'without_tax' NOT NULL,
  	\`vies_away\` text DEFAULT 'charge' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sharing_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_logo_idx\` ON \`shop\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_favicon_idx\` ON \`shop\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_sharing_picture_idx\` ON \`shop\` (\`sharing_picture_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_bar\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` text(36),
  	\`address\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_bar_order_idx\` ON \`navigation_bar\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_bar_parent_id_idx\` ON \`navigation_bar\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_bar_page_idx\` ON \`navigation_bar\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_foot\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` text(36),
  	\`address\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_foot_order_idx\` ON \`navigation_foot\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_foot_parent_id_idx\` ON \`navigation_foot\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_foot_page_idx\` ON \`navigation_foot\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`quotes\`;`)
  await db.run(sql`DROP TABLE \`licences\`;`)
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`customers_texts\`;`)
  await db.run(sql`DROP TABLE \`trial_orders\`;`)
  await db.run(sql`DROP TABLE \`trial_orders_rels\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`typefaces_prices\`;`)
  await db.run(sql`DROP TABLE \`typefaces_specimens\`;`)
  await db.run(sql`DROP TABLE \`typefaces_in_use\`;`)
  await db.run(sql`DROP TABLE \`typefaces_samples\`;`)
  await db.run(sql`DROP TABLE \`typefaces\`;`)
  await db.run(sql`DROP TABLE \`typefaces_texts\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_specimens\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_in_use\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_samples\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_texts\`;`)
  await db.run(sql`DROP TABLE \`styles_prices\`;`)
  await db.run(sql`DROP TABLE \`styles\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`designers_shares\`;`)
  await db.run(sql`DROP TABLE \`designers\`;`)
  await db.run(sql`DROP TABLE \`licence_types_formats\`;`)
  await db.run(sql`DROP TABLE \`licence_types_tiers_formats\`;`)
  await db.run(sql`DROP TABLE \`licence_types_tiers\`;`)
  await db.run(sql`DROP TABLE \`licence_types_questions\`;`)
  await db.run(sql`DROP TABLE \`licence_types_changeable\`;`)
  await db.run(sql`DROP TABLE \`licence_types\`;`)
  await db.run(sql`DROP TABLE \`licence_types_texts\`;`)
  await db.run(sql`DROP TABLE \`eulas_sections\`;`)
  await db.run(sql`DROP TABLE \`eulas\`;`)
  await db.run(sql`DROP TABLE \`bundles_prices\`;`)
  await db.run(sql`DROP TABLE \`bundles\`;`)
  await db.run(sql`DROP TABLE \`bundles_rels\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`coupons_rels\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`font_files\`;`)
  await db.run(sql`DROP TABLE \`upload_files\`;`)
  await db.run(sql`DROP TABLE \`grants\`;`)
  await db.run(sql`DROP TABLE \`licence_versions\`;`)
  await db.run(sql`DROP TABLE \`order_events\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`payment_events\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`vat_checks\`;`)
  await db.run(sql`DROP TABLE \`mail_choices\`;`)
  await db.run(sql`DROP TABLE \`coupon_uses\`;`)
  await db.run(sql`DROP TABLE \`sign_ins\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`timers\`;`)
  await db.run(sql`DROP TABLE \`limits\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
  await db.run(sql`DROP TABLE \`shop_price_lists\`;`)
  await db.run(sql`DROP TABLE \`shop_exchange_rates\`;`)
  await db.run(sql`DROP TABLE \`shop_style_counts\`;`)
  await db.run(sql`DROP TABLE \`shop_audiences\`;`)
  await db.run(sql`DROP TABLE \`shop_order_questions_tiers\`;`)
  await db.run(sql`DROP TABLE \`shop_order_questions\`;`)
  await db.run(sql`DROP TABLE \`shop_tax_rates\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`DROP TABLE \`navigation_bar\`;`)
  await db.run(sql`DROP TABLE \`navigation_foot\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
}
