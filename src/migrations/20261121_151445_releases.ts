import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`releases\` ADD \`current\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`number\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`masters\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`changes\` text;`)
  await db.run(sql`CREATE INDEX \`releases_current_idx\` ON \`releases\` (\`current\`);`)
  await db.run(sql`ALTER TABLE \`licence_types\` ADD \`updates\` text DEFAULT 'all';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`releases_current_idx\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`current\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`masters\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`changes\`;`)
  await db.run(sql`ALTER TABLE \`licence_types\` DROP COLUMN \`updates\`;`)
}
