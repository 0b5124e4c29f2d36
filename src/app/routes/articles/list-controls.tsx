import { articlesPage } from '../../../content/articles-page.ts';
import { Field } from '../../../ui/field.tsx';
import { Close } from '../../../ui/icons.tsx';
import type { ListQuery, Sort } from '../../../features/article-list/list-query.ts';
import styles from './list-controls.module.css';

const { search, filter, sort } = articlesPage;

interface ListControlsProps {
  query: ListQuery;
  categories: readonly string[];
  onChange: (change: Partial<ListQuery>) => void;
}

/** The form with search, category and order of the articles list. */
export function ListControls({ query, categories, onChange }: ListControlsProps) {
  return (
    <form role="search" className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <Field
          id="articles-search"
          name="q"
          label={search.label}
          type="search"
          placeholder={search.placeholder}
          value={query.search}
          onChange={({ target }) => onChange({ search: target.value })}
          autoComplete="off"
          enterKeyHint="search"
        />
        {query.search && (
          <button
            type="button"
            className={styles.clear}
            aria-label={search.clear}
            onClick={(event) => {
              event.currentTarget.form?.querySelector('input')?.focus();
              onChange({ search: '' });
            }}
          >
            <Close />
          </button>
        )}
      </div>
      <Field
        id="articles-category"
        name="category"
        as="select"
        label={filter.label}
        value={query.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">{filter.all}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Field>
      <Field
        id="articles-sort"
        name="sort"
        as="select"
        label={sort.label}
        value={query.sort}
        onChange={({ target }) => onChange({ sort: target.value as Sort })}
      >
        {Object.entries(sort.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
    </form>
  );
}
