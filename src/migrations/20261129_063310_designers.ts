import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`designers_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`designers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`designers_links_order_idx\` ON \`designers_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`designers_links_parent_id_idx\` ON \`designers_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`designers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`typefaces_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`designers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typefaces_id\`) REFERENCES \`typefaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`designers_rels_order_idx\` ON \`designers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`designers_rels_parent_idx\` ON \`designers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`designers_rels_path_idx\` ON \`designers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`designers_rels_typefaces_id_idx\` ON \`designers_rels\` (\`typefaces_id\`);`)
  await db.run(sql`ALTER TABLE \`designers\` ADD \`is_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`designers\` ADD \`kind\` text DEFAULT 'person';`)
  await db.run(sql`ALTER TABLE \`designers\` ADD \`life\` text;`)
  await db.run(sql`ALTER TABLE \`designers\` ADD \`slug\` text;`)
  await db.run(sql`CREATE INDEX \`designers_is_public_idx\` ON \`designers\` (\`is_public\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`designers_slug_idx\` ON \`designers\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`navigation_bar\` ADD \`designer_id\` text(36) REFERENCES designers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`navigation_bar_designer_idx\` ON \`navigation_bar\` (\`designer_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation_foot\` ADD \`designer_id\` text(36) REFERENCES designers(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`navigation_foot_designer_idx\` ON \`navigation_foot\` (\`designer_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`designers_links\`;`)
  await db.run(sql`DROP TABLE \`designers_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_bar\` (
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
  await db.run(sql`INSERT INTO \`__new_navigation_bar\`("_order", "_parent_id", "id", "label", "kind", "page_id", "address") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "address" FROM \`navigation_bar\`;`)
  await db.run(sql`DROP TABLE \`navigation_bar\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_bar\` RENAME TO \`navigation_bar\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`navigation_bar_order_idx\` ON \`navigation_bar\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_bar_parent_id_idx\` ON \`navigation_bar\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_bar_page_idx\` ON \`navigation_bar\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_foot\` (
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
  await db.run(sql`INSERT INTO \`__new_navigation_foot\`("_order", "_parent_id", "id", "label", "kind", "page_id", "address") SELECT "_order", "_parent_id", "id", "label", "kind", "page_id", "address" FROM \`navigation_foot\`;`)
  await db.run(sql`DROP TABLE \`navigation_foot\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_foot\` RENAME TO \`navigation_foot\`;`)
  await db.run(sql`CREATE INDEX \`navigation_foot_order_idx\` ON \`navigation_foot\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_foot_parent_id_idx\` ON \`navigation_foot\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_foot_page_idx\` ON \`navigation_foot\` (\`page_id\`);`)
  await db.run(sql`DROP INDEX \`designers_is_public_idx\`;`)
  await db.run(sql`DROP INDEX \`designers_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`designers\` DROP COLUMN \`is_public\`;`)
  await db.run(sql`ALTER TABLE \`designers\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`designers\` DROP COLUMN \`life\`;`)
  await db.run(sql`ALTER TABLE \`designers\` DROP COLUMN \`slug\`;`)
}
