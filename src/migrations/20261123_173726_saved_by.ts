import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_saved_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_saved_by\`;`)
}
