import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preview_level\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preview_level\` text;`)
  await db.run(sql`ALTER TABLE \`font_files\` ADD \`guarded_letters\` text;`)
  await db.run(sql`ALTER TABLE \`shop\` ADD \`preview_level\` text DEFAULT 'guarded';`)
  // A shop of before stays as it was until its staff choose.
  await db.run(sql`UPDATE \`shop\` SET \`preview_level\` = 'open';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preview_level\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preview_level\`;`)
  await db.run(sql`ALTER TABLE \`font_files\` DROP COLUMN \`guarded_letters\`;`)
  await db.run(sql`ALTER TABLE \`shop\` DROP COLUMN \`preview_level\`;`)
}
