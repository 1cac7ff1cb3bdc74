import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_exchange_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`own\` text DEFAULT '1' NOT NULL,
  	\`foreign\` text NOT NULL,
  	\`currency\` text NOT NULL,
  	\`of\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_exchange_rates_order_idx\` ON \`shop_exchange_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_exchange_rates_parent_id_idx\` ON \`shop_exchange_rates\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_exchange_rates\`;`)
}
