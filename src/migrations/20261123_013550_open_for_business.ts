import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`lines\` text,
  	\`reason\` text,
  	\`licences\` text DEFAULT 'kept' NOT NULL,
  	\`state\` text DEFAULT 'requested' NOT NULL,
  	\`by\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_refundkey_idx\` ON \`refunds\` (\`refundkey\`);`)
  await db.run(sql`CREATE INDEX \`refunds_order_idx\` ON \`refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_refundid_idx\` ON \`refunds\` (\`refundid\`);`)
  await db.run(sql`CREATE INDEX \`refunds_state_idx\` ON \`refunds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
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
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`notice\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_notice\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`legal\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_legal\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`remaining\` numeric;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`least_total\` numeric;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`max_uses\` numeric;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`uses_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`stackable\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`uses\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`discounts\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`coupon\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`audience\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`refunded\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`dispute\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`seller\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`origin\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`vat_check\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`purchase_order\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`revoked_at\` text;`)
  await db.run(sql`ALTER TABLE \`licences\` ADD \`revoked_reason\` text;`)
  await db.run(sql`ALTER TABLE \`grants\` ADD \`paused_at\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`vat_check\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`coupon\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`audience\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`purchase_order\` text;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` ADD \`until\` text;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` ADD \`registered\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`logo_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`favicon_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`sharing_picture_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`telephone\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`address_street\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`address_street2\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`address_postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`address_city\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`representative\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`register\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`tax_number\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`bank_holder\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`bank_name\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`bank_iban\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`bank_bic\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`small_business\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`small_business_sentence\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`taxed_where\` text DEFAULT 'buyer' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`sale_kind\` text DEFAULT 'standard' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`not_registered\` text DEFAULT 'without_tax' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`vies_away\` text DEFAULT 'charge' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`shop_logo_idx\` ON \`shop\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_favicon_idx\` ON \`shop\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_sharing_picture_idx\` ON \`shop\` (\`sharing_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`typefaces_prices\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`styles_prices\`;`)
  await db.run(sql`DROP TABLE \`bundles_prices\`;`)
  await db.run(sql`DROP TABLE \`coupons_rels\`;`)
  await db.run(sql`DROP TABLE \`coupon_uses\`;`)
  await db.run(sql`DROP TABLE \`order_events\`;`)
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`vat_checks\`;`)
  await db.run(sql`DROP TABLE \`shop_price_lists\`;`)
  await db.run(sql`DROP TABLE \`shop_style_counts\`;`)
  await db.run(sql`DROP TABLE \`shop_audiences\`;`)
  await db.run(sql`DROP TABLE \`navigation_bar\`;`)
  await db.run(sql`DROP TABLE \`navigation_foot\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Fount' NOT NULL,
  	\`seller\` text DEFAULT 'Fount' NOT NULL,
  	\`seller_address\` text,
  	\`email\` text,
  	\`staff_email\` text,
  	\`country\` text DEFAULT 'DE' NOT NULL,
  	\`vat_id\` text,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`combination_factor\` text DEFAULT '0.75' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_shop\`("id", "name", "seller", "seller_address", "email", "staff_email", "country", "vat_id", "currency", "combination_factor", "updated_at", "created_at") SELECT "id", "name", "seller", "seller_address", "email", "staff_email", "country", "vat_id", "currency", "combination_factor", "updated_at", "created_at" FROM \`shop\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop\` RENAME TO \`shop\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_notice\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`legal\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_legal\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`remaining\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`least_total\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`max_uses\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`uses_per_customer\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`stackable\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`uses\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`discounts\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`coupon\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`audience\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`refunded\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`dispute\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`seller\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`origin\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`vat_check\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`purchase_order\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`revoked_at\`;`)
  await db.run(sql`ALTER TABLE \`licences\` DROP COLUMN \`revoked_reason\`;`)
  await db.run(sql`ALTER TABLE \`grants\` DROP COLUMN \`paused_at\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`vat_check\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`coupon\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`audience\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`purchase_order\`;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` DROP COLUMN \`until\`;`)
  await db.run(sql`ALTER TABLE \`shop_tax_rates\` DROP COLUMN \`registered\`;`)
}
