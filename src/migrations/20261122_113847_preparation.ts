import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preparation\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preparation_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preparation_error\` text;`)
  await db.run(sql`CREATE INDEX \`typefaces_preparation_idx\` ON \`typefaces\` (\`preparation\`);`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preparation\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preparation_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preparation_error\` text;`)
  await db.run(sql`CREATE INDEX \`_typefaces_v_version_version_preparation_idx\` ON \`_typefaces_v\` (\`version_preparation\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`typefaces_preparation_idx\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preparation\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preparation_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preparation_error\`;`)
  await db.run(sql`DROP INDEX \`_typefaces_v_version_version_preparation_idx\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preparation\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preparation_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preparation_error\`;`)
}
