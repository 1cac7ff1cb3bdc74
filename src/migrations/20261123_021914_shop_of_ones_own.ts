import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Type foundry' NOT NULL,
  	\`logo_id\` text(36),
  	\`favicon_id\` text(36),
  	\`sharing_picture_id\` text(36),
  	\`email\` text,
  	\`telephone\` text,
  	\`staff_email\` text,
  	\`seller\` text DEFAULT 'Type foundry' NOT NULL,
  	\`seller_address\` text,
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
  await db.run(sql`INSERT INTO \`__new_shop\`("id", "name", "logo_id", "favicon_id", "sharing_picture_id", "email", "telephone", "staff_email", "seller", "seller_address", "address_street", "address_street2", "address_postal_code", "address_city", "country", "representative", "register", "vat_id", "tax_number", "bank_holder", "bank_name", "bank_iban", "bank_bic", "currency", "combination_factor", "small_business", "small_business_sentence", "taxed_where", "sale_kind", "not_registered", "vies_away", "updated_at", "created_at") SELECT "id", "name", "logo_id", "favicon_id", "sharing_picture_id", "email", "telephone", "staff_email", "seller", "seller_address", "address_street", "address_street2", "address_postal_code", "address_city", "country", "representative", "register", "vat_id", "tax_number", "bank_holder", "bank_name", "bank_iban", "bank_bic", "currency", "combination_factor", "small_business", "small_business_sentence", "taxed_where", "sale_kind", "not_registered", "vies_away", "updated_at", "created_at" FROM \`shop\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop\` RENAME TO \`shop\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`shop_logo_idx\` ON \`shop\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_favicon_idx\` ON \`shop\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_sharing_picture_idx\` ON \`shop\` (\`sharing_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_shop\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Fount' NOT NULL,
  	\`logo_id\` text(36),
  	\`favicon_id\` text(36),
  	\`sharing_picture_id\` text(36),
  	\`email\` text,
  	\`telephone\` text,
  	\`staff_email\` text,
  	\`seller\` text DEFAULT 'Fount' NOT NULL,
  	\`seller_address\` text,
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
  await db.run(sql`INSERT INTO \`__new_shop\`("id", "name", "logo_id", "favicon_id", "sharing_picture_id", "email", "telephone", "staff_email", "seller", "seller_address", "address_street", "address_street2", "address_postal_code", "address_city", "country", "representative", "register", "vat_id", "tax_number", "bank_holder", "bank_name", "bank_iban", "bank_bic", "currency", "combination_factor", "small_business", "small_business_sentence", "taxed_where", "sale_kind", "not_registered", "vies_away", "updated_at", "created_at") SELECT "id", "name", "logo_id", "favicon_id", "sharing_picture_id", "email", "telephone", "staff_email", "seller", "seller_address", "address_street", "address_street2", "address_postal_code", "address_city", "country", "representative", "register", "vat_id", "tax_number", "bank_holder", "bank_name", "bank_iban", "bank_bic", "currency", "combination_factor", "small_business", "small_business_sentence", "taxed_where", "sale_kind", "not_registered", "vies_away", "updated_at", "created_at" FROM \`shop\`;`)
  await db.run(sql`DROP TABLE \`shop\`;`)
  await db.run(sql`ALTER TABLE \`__new_shop\` RENAME TO \`shop\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`shop_logo_idx\` ON \`shop\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_favicon_idx\` ON \`shop\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`shop_sharing_picture_idx\` ON \`shop\` (\`sharing_picture_id\`);`)
}
