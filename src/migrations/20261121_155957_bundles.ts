import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`slug\` text NOT NULL DEFAULT '';`)
  await db.run(sql`UPDATE \`bundles\` SET \`slug\` = \`id\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE UNIQUE INDEX \`bundles_slug_idx\` ON \`bundles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`bundles_position_idx\` ON \`bundles\` (\`position\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`bundles_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`bundles_position_idx\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`bundles\` DROP COLUMN \`position\`;`)
}
