-- What the in-page editor opens with: `item_id` is that of a guide, tooltip or validator; 0 stands for their list.
alter table preview_tokens add column item_kind text not null default 'guide' check (item_kind in ('guide', 'tooltip', 'validator'));
