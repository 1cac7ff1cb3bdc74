import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`styles\` ADD \`place\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`typefaces_specimens\`;`)
  await db.run(sql`DROP TABLE \`typefaces_in_use\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_specimens\`;`)
  await db.run(sql`DROP TABLE \`_typefaces_v_version_in_use\`;`)
  await db.run(sql`ALTER TABLE \`styles\` DROP COLUMN \`place\`;`)
}
