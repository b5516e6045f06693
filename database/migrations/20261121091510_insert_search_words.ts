/** Does nothing any more: the table `search_words` is dropped later. */
export async function up(): Promise<void> {}
