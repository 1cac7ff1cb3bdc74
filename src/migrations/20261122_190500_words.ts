import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`upload_files\` RENAME COLUMN \`fault\` TO \`failure\`;`)
  await db.run(sql`ALTER TABLE \`upload_files\` RENAME COLUMN \`wish\` TO \`override\`;`)
  await db.run(sql`UPDATE \`uploads\` SET \`families\` = replace(\`families\`, '"fault":', '"failure":');`)
  await db.run(sql`ALTER TABLE \`mails\` RENAME COLUMN \`last_fault\` TO \`last_failure\`;`)
  await db.run(sql`ALTER TABLE \`styles\` RENAME COLUMN \`rest_coordinates\` TO \`default_coordinates\`;`)
  await db.run(sql`UPDATE \`upload_files\` SET \`override\` = replace(\`override\`, '"rest_coordinates":', '"default_coordinates":'), \`plan\` = replace(\`plan\`, '"rest_coordinates":', '"default_coordinates":');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`upload_files\` SET \`override\` = replace(\`override\`, '"default_coordinates":', '"rest_coordinates":'), \`plan\` = replace(\`plan\`, '"default_coordinates":', '"rest_coordinates":');`)
  await db.run(sql`ALTER TABLE \`styles\` RENAME COLUMN \`default_coordinates\` TO \`rest_coordinates\`;`)
  await db.run(sql`ALTER TABLE \`mails\` RENAME COLUMN \`last_failure\` TO \`last_fault\`;`)
  await db.run(sql`UPDATE \`uploads\` SET \`families\` = replace(\`families\`, '"failure":', '"fault":');`)
  await db.run(sql`ALTER TABLE \`upload_files\` RENAME COLUMN \`override\` TO \`wish\`;`)
  await db.run(sql`ALTER TABLE \`upload_files\` RENAME COLUMN \`failure\` TO \`fault\`;`)
}
