-- A closed request keeps nothing of the person, also not the masked value that was searched for.
update data_requests set search_hint = '' where status <> 'open';
